/** Addresses that a site has given up, and where they lead (`data/redirects.ts`). All paths begin and end in a slash. */
export interface FormerAddresses {
  /** Beginnings of paths whose ends have stayed: every page below the second was below the first. The first entry wins. */
  readonly folders: readonly (readonly [from: string, to: string])[];
  /** All others: single paths, and the addresses that they lead to, which may have a hash. */
  readonly pages: Readonly<Record<string, string>>;
  /** Addresses that others print and that may lead elsewhere one day: to what, as in `pages`. */
  readonly shortLinks: Readonly<Record<string, string>>;
  /** Codes of languages that addresses began with and that the site does not speak: they lead to English. */
  readonly retiredLanguages: readonly string[];
  /** First segments of pages that retired languages had. */
  readonly retiredRoots: readonly string[];
  /** First segments of former addresses that any language but English had. */
  readonly formerRoots: readonly string[];
}
