import { extendTheme } from '@mui/joy/styles';
import { listStyleSheets } from '../../../../../../demo/client/themes/joyStyleSheets';
import { toCss } from '../../../../../../demo/client/island/toCss';
import type { Draft } from '../../draft/draft';
import {
  nameFallbacks,
  SCHEME_ATTRIBUTE,
  VARIABLE_PREFIX,
  type PreviewTheme,
} from '../../draft/previewTheme';
import { listPairs } from './listPairs';
import { readPalette } from './palette';
import { toThemeOptions } from './toThemeOptions';

/** Where the variables of a color scheme hold; `undefined` for those that all schemes have. */
function getSelector(scheme?: string): string {
  return scheme === undefined ? `[${SCHEME_ATTRIBUTE}]` : `[${SCHEME_ATTRIBUTE}="${scheme}"]`;
}

/**
 * Creates the theme as the reader's app would, with variables of a name and a scope of their own, so that the page
 * around the preview stays as it is. A change of color changes variables, and no class.
 */
export function createPreview(draft: Draft, direction: 'ltr' | 'rtl'): PreviewTheme {
  const extended = extendTheme({
    ...toThemeOptions(draft),
    cssVarPrefix: VARIABLE_PREFIX,
    getSelector,
    direction,
  });
  // `extendTheme` takes no option for the attribute's name.
  const theme = Object.assign(extended, {
    getColorSchemeSelector: (scheme: string) => `${getSelector(scheme)} &`,
  });
  const { light, dark } = theme.colorSchemes;
  return {
    theme,
    css: nameFallbacks(toCss(listStyleSheets(theme, getSelector))),
    screen: {
      backgroundColor: theme.vars.palette.background.body,
      color: theme.vars.palette.text.primary,
      fontFamily: theme.vars.fontFamily.body,
    },
    readColor: (scheme, path) => readPalette(theme.colorSchemes[scheme].palette, path),
    pairs: { light: listPairs(light.palette, 'light'), dark: listPairs(dark.palette, 'dark') },
  };
}
