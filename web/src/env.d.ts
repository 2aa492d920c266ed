declare module "virtual:texts" {
  /** The address of each language's texts. */
  export const FILES: Record<import("./text/texts.svelte").Language, string>;
}

declare module "virtual:rules" {
  /** Fetches the rules told in each language. */
  export const RULES: Record<import("./text/texts.svelte").Language, () => Promise<readonly import("./rules/told").Part[]>>;
}
