/** What a component takes. */
export interface ComponentFacts {
  readonly name: string;
  hasProp(name: string): boolean;
  /** Whether a prop takes a string, a number or a boolean; `true` also where the types leave it open. */
  acceptsValue(prop: string, value: string | number | boolean): boolean;
  /** Whether `slots` or `slotProps` take a key. */
  hasSlot(name: string): boolean;
}

/**
 * What the installed packages contain. The checks of pages know them by these questions alone. Where two
 * packages have the same name, it means what it means in the section's own.
 */
export interface Facts {
  /** Whether a module can be imported. */
  hasModule(specifier: string): boolean;
  /** Whether a module exports a name; `default` for the default export, `*` for all of it. */
  hasExport(specifier: string, name: string): boolean;
  /** Finds what a name means on the pages of a section: a component, or a hook, which has no props. */
  findComponent(section: string, name: string): ComponentFacts | null;
  /** Finds the component that a module exports. */
  findImportedComponent(specifier: string, name: string): ComponentFacts | null;
  /** Finds the component that reads its default props from a key of the theme: `MuiButton`. */
  findThemedComponent(themeKey: string): ComponentFacts | null;
  /** Whether a class such as `MuiButton-root`, `Mui-disabled` or `base--selected` is set by something. */
  hasClass(section: string, className: string): boolean;
  /** Keys of an object of classes such as `buttonClasses`; `null` when there is no such object. */
  findClassKeys(section: string, objectName: string): ReadonlySet<string> | null;
  /** Whether the theme's `components` take a key such as `MuiButton`. */
  hasThemeKey(name: string): boolean;
  /** Keys of a component's `styleOverrides`; `null` when nothing is known of them. */
  findStyleKeys(section: string, themeKey: string): ReadonlySet<string> | null;
  /** Whether an element of HTML takes an attribute, by React's name for it. */
  hasHtmlAttribute(name: string): boolean;
  /** Whether a name occurs anywhere in the packages, or in the types of React, CSS or the browser. */
  isKnownName(name: string): boolean;
  /** The component whose types alone have a name; `null` for names with more meanings, or none. */
  findOnlyOwner(name: string): string | null;
}
