/** What a component accepts. */
export interface ComponentFacts {
  readonly name: string;
  hasProp(name: string): boolean;
  /** Whether a prop accepts a string, a number or a boolean; also `true` when its type is unknown. */
  acceptsValue(prop: string, value: string | number | boolean): boolean;
  /** Whether `slots` or `slotProps` has a key. */
  hasSlot(name: string): boolean;
  /** Deprecation messages of its deprecated props, by name; a message may be empty. */
  readonly deprecatedProps: ReadonlyMap<string, string>;
  /** Whether the package lists a prop as the component's own rather than as one of the root element. */
  declaresProp(name: string): boolean;
  /** Deprecation message of the whole component; `null` when it is not deprecated. */
  readonly deprecation: string | null;
}

/**
 * Questions about the installed packages; the rules know them only through this interface. When two packages
 * export the same name, the section's own package wins.
 */
export interface Facts {
  /** Whether a module can be imported. */
  hasModule(specifier: string): boolean;
  /** Whether a module exports a name; `default` for the default export, `*` for a namespace import. */
  hasExport(specifier: string, name: string): boolean;
  /** Finds the component or hook that a name refers to on the pages of a section; a hook has no props. */
  findComponent(section: string, name: string): ComponentFacts | null;
  /** Finds the component that a module exports. */
  findImportedComponent(specifier: string, name: string): ComponentFacts | null;
  /** Finds the component that reads its default props from a key of the theme: `MuiButton`. */
  findThemedComponent(themeKey: string): ComponentFacts | null;
  /** Whether any component sets a class such as `MuiButton-root`, `Mui-disabled` or `base--selected`. */
  hasClass(section: string, className: string): boolean;
  /** Keys of an object of classes such as `buttonClasses`; `null` when there is no such object. */
  findClassKeys(section: string, objectName: string): ReadonlySet<string> | null;
  /** Whether the theme's `components` has a key such as `MuiButton`. */
  hasThemeKey(name: string): boolean;
  /** Keys of a component's `styleOverrides`; `null` when they are unknown. */
  findStyleKeys(section: string, themeKey: string): ReadonlySet<string> | null;
  /** Whether an HTML element has an attribute, by its name in React. */
  hasHtmlAttribute(name: string): boolean;
  /** Whether the type of an HTML attribute lists a value, as that of `loading` lists `lazy`. */
  hasHtmlValue(name: string, value: string): boolean;
  /** Whether a package sets a custom property such as `--Grid-columns`. */
  hasCustomProperty(name: string): boolean;
  /** Whether a name occurs anywhere in the packages, or in the types of React, CSS or the browser. */
  isKnownName(name: string): boolean;
  /** The only component whose types contain a name; `null` when several do, or none. */
  findOnlyOwner(name: string): string | null;
}
