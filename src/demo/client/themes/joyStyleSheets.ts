/** The methods that generate a theme's variables, in the releases of the library so far. */
interface ThemeVariables {
  readonly generateStyleSheets?: () => object[];
  /** With MUI System 5, to which Joy UI has returned. */
  readonly generateCssVars?: (scheme?: Scheme) => { readonly css: object };
}

type Scheme = 'light' | 'dark';

/**
 * The style sheets of a Joy UI theme: the variables that all schemes have, then those of each.
 * @param getSelector the selector for the variables of a scheme, the same that the theme was created with
 */
export function listStyleSheets(
  theme: ThemeVariables,
  getSelector: (scheme?: Scheme) => string,
): readonly object[] {
  return (
    theme.generateStyleSheets?.() ??
    [undefined, 'light' as const, 'dark' as const].map((scheme) => ({
      [getSelector(scheme)]: theme.generateCssVars?.(scheme).css ?? {},
    }))
  );
}
