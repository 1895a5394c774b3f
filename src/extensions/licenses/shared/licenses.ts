/** Which third-party code the site may ship, and under which licenses; defined in `data/licenses.ts`. */
export interface LicensePolicy {
  /** SPDX identifiers of the licenses that any package may have. */
  readonly accepted: readonly string[];
  /** Packages whose license has no SPDX identifier, or is not in their `package.json`. */
  readonly named: Readonly<Record<string, NamedLicense>>;
  /** Dependencies whose code no browser gets, each with the reason; what only they need is left out, too. */
  readonly notShipped: Readonly<Record<string, string>>;
  /** Packages embedded in the files of another one, by the name of that one. */
  readonly embedded: Readonly<Record<string, readonly EmbeddedPackage[]>>;
}

/** The license of a package that needs a decision. */
export interface NamedLicense {
  /** An SPDX identifier, or the license's own name. */
  readonly license: string;
  /** Why this is the right license, and why the package may be shipped. */
  readonly reason: string;
}

/** A package embedded in the files of another one, in an unknown version. */
export interface EmbeddedPackage {
  readonly name: string;
  readonly license: string;
  /** Path of the license's text in the other package. */
  readonly file: string;
}
