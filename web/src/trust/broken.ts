/** A promise for the deal that was broken, as it was told. */
export interface BrokenPromise {
  /** Such as `promise-other-card`. */
  readonly code: string;
  readonly fields: Readonly<Record<string, string | number>>;
}
