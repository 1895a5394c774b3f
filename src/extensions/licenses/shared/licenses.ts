/** What of other people's work the site may ship, and under which terms; filled in `data/licenses.ts`. */
export interface LicensePolicy {
  /** SPDX identifiers of the licenses that any package may have. */
  readonly accepted: readonly string[];
  /** Packages whose license has no SPDX identifier, or is not in their `package.json`. */
  readonly named: Readonly<Record<string, NamedLicense>>;
  /** Dependencies whose code no browser gets, each with the reason; what only they need is left out, too. */
  readonly notShipped: Readonly<Record<string, string>>;
  /** Packages that are inside the files of another one, by the name of that one. */
  readonly embedded: Readonly<Record<string, readonly EmbeddedPackage[]>>;
}

/** The license of a package that needs a decision. */
export interface NamedLicense {
  /** An SPDX identifier, or the name that the license has itself. */
  readonly license: string;
  /** Why it is right, and may be shipped. */
  readonly reason: string;
}

/** A package that is inside the files of another one, in a version that is not known. */
export interface EmbeddedPackage {
  readonly name: string;
  readonly license: string;
  /** Path of the license's text in the other package. */
  readonly file: string;
}
