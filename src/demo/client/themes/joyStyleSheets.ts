/** The variables of a theme, as releases of the library have written them so far. */
interface ThemeVariables {
  readonly generateStyleSheets?: () => object[];
  /** With MUI System 5, which Joy UI has gone back to. */
  readonly generateCssVars?: (scheme?: Scheme) => { readonly css: object };
}

type Scheme = 'light' | 'dark';

/**
 * The style sheets of a Joy UI theme: the variables that all schemes have, then those of each.
 * @param getSelector where the variables of a scheme hold, as the theme was told
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
