/** What a landing page says about a library that cannot be measured: `data/libraries.ts`. */
export interface LibraryFacts {
  /** What it is the right choice for; a phrase that continues "for". */
  readonly choose: string;
  /** When another library fits better. */
  readonly avoid: string;
  /** How its components are styled, in a few words. */
  readonly styling: string;
  /** What it does for keyboards and assistive technology. */
  readonly accessibility: string;
  /** Added to the license of its main package. */
  readonly licenseNote?: string;
  /** Packages to install first. */
  readonly install: string;
  /** The component or function whose size stands for the others. */
  readonly typical: LibraryExport;
  /** What every component of the library needs and a second one does not add; `null` for nothing. */
  readonly shared: LibraryExport | null;
  /** What a typical app with this library imports: pages say what their component adds to it. */
  readonly app: readonly LibraryExport[];
}

/** An export of a package. */
export interface LibraryExport {
  /** npm name, or a module of the package: `@mui/material/styles`. */
  readonly package: string;
  readonly name: string;
}
