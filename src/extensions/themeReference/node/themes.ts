import * as joy from '../../../demo/client/themes/plainJoy';
import * as material from '../../../demo/client/themes/plainMaterial';
import { resolveVariables } from '../../../content/shared/theme/themeColor';
import { createThemeTree, type ThemeTree } from '../../../content/shared/theme/themeTree';
import { createVariableFinder, listVariables } from '../../../content/shared/theme/themeVariables';

/** The libraries with a theme, by the name that authors write in `theme="…"`. */
const SOURCES = { material, joy };
export type LibraryName = keyof typeof SOURCES;

/** A library's default theme in one of its color schemes. */
export interface DefaultTheme {
  readonly tree: ThemeTree;
  /** Replaces the CSS variables in a value by their values. */
  readonly resolve: (text: string) => string;
}

/** The default theme of a library in both color schemes. */
export interface DefaultThemes {
  readonly light: DefaultTheme;
  readonly dark: DefaultTheme;
}

const cache = new Map<LibraryName, DefaultThemes>();

/** @throws Error when there is no such library */
export function getDefaultThemes(library: string): DefaultThemes {
  const name = Object.keys(SOURCES).find((one): one is LibraryName => one === library);
  if (!name) {
    throw new Error(
      `There is no theme "${library}". Write theme="…" with ${Object.keys(SOURCES).join(' or ')}.`,
    );
  }
  const known = cache.get(name);
  if (known) return known;
  const { createDefaultTheme, getVariables } = SOURCES[name];
  const names = listVariables(createThemeTree(getVariables()));
  const create = (paletteMode: 'light' | 'dark'): DefaultTheme => {
    const tree = createThemeTree(createDefaultTheme(paletteMode));
    const find = createVariableFinder(tree, names);
    return { tree, resolve: (text) => resolveVariables(text, find) };
  };
  const themes = { light: create('light'), dark: create('dark') };
  cache.set(name, themes);
  return themes;
}
