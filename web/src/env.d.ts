declare module "virtual:texts" {
  /** The address of each language's texts. */
  export const FILES: Record<import("./text/texts.svelte").Language, string>;
}
