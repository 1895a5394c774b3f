import { extendTheme } from '@mui/joy/styles';
import { listStyleSheets } from '../../../../../../demo/client/themes/joyStyleSheets';
import { toCss } from '../../../../../../demo/client/island/toCss';
import type { Draft } from '../../draft/draft';
import {
  addFallbackFonts,
  SCHEME_ATTRIBUTE,
  VARIABLE_PREFIX,
  type PreviewTheme,
} from '../../draft/previewTheme';
import { listPairs } from './listPairs';
import { readSource } from './palette';
import { toThemeOptions } from './toThemeOptions';

/** The selector for a color scheme's variables; without a scheme, for those that all schemes share. */
function getSelector(scheme?: string): string {
  return scheme === undefined ? `[${SCHEME_ATTRIBUTE}]` : `[${SCHEME_ATTRIBUTE}="${scheme}"]`;
}

/**
 * Creates the theme as the reader's app would, but with its own prefix and scope for CSS variables, so that
 * the page around the preview stays unchanged. Changing a color changes variables, but no class names.
 */
export function createPreview(draft: Draft, direction: 'ltr' | 'rtl'): PreviewTheme {
  const extended = extendTheme({
    ...toThemeOptions(draft),
    cssVarPrefix: VARIABLE_PREFIX,
    getSelector,
    direction,
  });
  // `extendTheme` has no option for the name of the attribute.
  const theme = Object.assign(extended, {
    getColorSchemeSelector: (scheme: string) => `${getSelector(scheme)} &`,
  });
  const { light, dark } = theme.colorSchemes;
  return {
    theme,
    css: addFallbackFonts(toCss(listStyleSheets(theme, getSelector))),
    screen: {
      backgroundColor: theme.vars.palette.background.body,
      color: theme.vars.palette.text.primary,
      fontFamily: theme.vars.fontFamily.body,
    },
    readColor: (scheme, path) => readSource(theme.colorSchemes[scheme].palette, path),
    pairs: { light: listPairs(light.palette, 'light'), dark: listPairs(dark.palette, 'dark') },
  };
}
