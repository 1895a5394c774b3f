/**
 * Retired addresses of a site, and their targets (`data/redirects.ts`). All paths begin and end with a slash.
 */
export interface FormerAddresses {
  /** Folders that have moved: every page below `to` was below `from`. The first matching entry applies. */
  readonly folders: readonly (readonly [from: string, to: string])[];
  /** All others: single paths, each with the address that it leads to, which may have a hash. */
  readonly pages: Readonly<Record<string, string>>;
  /** Addresses that other software prints and whose targets may change one day, as in `pages`. */
  readonly shortLinks: Readonly<Record<string, string>>;
  /** Codes of languages that addresses began with and that the site no longer has: they lead to English. */
  readonly retiredLanguages: readonly string[];
  /** First path segments of the pages that retired languages had. */
  readonly retiredRoots: readonly string[];
  /** First path segments of former addresses in any language but English. */
  readonly formerRoots: readonly string[];
}
