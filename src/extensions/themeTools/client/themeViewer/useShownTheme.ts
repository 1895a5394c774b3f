import { useEffect, useMemo, useState } from 'react';
import { createThemeTree, type ThemeTree } from '../../../../content/shared/theme/themeTree';
import { listVariables, type VariableNames } from '../../../../content/shared/theme/themeVariables';
import { useThemeState } from '../../../../shell/client/preferences/themeContext';
import type { ThemeSource } from './source';

export type Scheme = 'light' | 'dark';

/** The theme that the viewer shows. */
export interface ShownTheme {
  readonly tree: ThemeTree;
  readonly variables: VariableNames;
  readonly scheme: Scheme;
  /** Whether the scheme is the site's, because the reader has not chosen one here. */
  readonly followsSite: boolean;
  readonly setScheme: (scheme: Scheme) => void;
}

/** The theme with the reader's settings, in the scheme that is chosen here or else shown by the site. */
export function useShownTheme({ createPlainTheme, getVariables }: ThemeSource): ShownTheme {
  const settings = useThemeState();
  const [chosen, setScheme] = useState<Scheme | null>(null);
  const scheme = chosen ?? settings.paletteMode;
  const theme = useMemo(
    () => createPlainTheme({ ...settings, paletteMode: scheme }),
    [createPlainTheme, settings, scheme],
  );
  useEffect(() => {
    // For readers to inspect in the console.
    Object.assign(window, { theme });
    return () => {
      Reflect.deleteProperty(window, 'theme');
    };
  }, [theme]);
  return {
    tree: useMemo(() => createThemeTree(theme), [theme]),
    variables: useMemo(() => listVariables(createThemeTree(getVariables())), [getVariables]),
    scheme,
    followsSite: chosen === null,
    setScheme,
  };
}
