import type { Store } from '../../../base/client/createStore';
import { followParent } from './followParent';
import { colorMode, darkScheme, lightScheme } from './colorMode';
import { dense, spacing } from './density';
import { direction } from './direction';
import { paletteColors } from './paletteColors';
import { setAttribute } from '../../../base/client/setAttribute';
import { dispatchTheme, themeStore, type ThemeState } from './theme';

/** Color of the browser's own toolbar in each mode. */
type ThemeColors = Readonly<Record<ThemeState['paletteMode'], string>>;

/**
 * Keeps the theme in sync with the reader's choices and the operating system, and the document with the
 * theme; returns a function that stops it. Choices flow one way: preference → theme → document.
 */
export function startTheme(themeColors: ThemeColors): () => void {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const updateMode = () => {
    const mode = colorMode.store.get();
    const isDark = mode === 'system' ? prefersDark.matches : mode === 'dark';
    const scheme = (isDark ? darkScheme : lightScheme).store.get();
    dispatchTheme({ type: 'CHANGE', payload: { paletteMode: scheme } });
  };
  const stopAll = [
    follow(colorMode.store, updateMode),
    follow(lightScheme.store, updateMode),
    follow(darkScheme.store, updateMode),
    follow(direction.store, (value) => dispatchTheme({ type: 'CHANGE', payload: { direction: value } })),
    follow(dense.store, (value) => dispatchTheme({ type: 'SET_DENSE', payload: value === 'true' })),
    follow(spacing.store, (value) => dispatchTheme({ type: 'SET_SPACING', payload: value })),
    follow(paletteColors.store, (value) =>
      value === paletteColors.defaultValue
        ? dispatchTheme({ type: 'RESET_COLORS' })
        : dispatchTheme({ type: 'CHANGE', payload: { paletteColors: value } }),
    ),
    follow(themeStore, (theme) => applyTheme(theme, themeColors)),
    followParent(),
  ];
  prefersDark.addEventListener('change', updateMode);
  return () => {
    stopAll.forEach((stop) => stop());
    prefersDark.removeEventListener('change', updateMode);
  };
}

/** Calls back now and at every change. */
function follow<T>(store: Store<T>, callback: (value: T) => void): () => void {
  callback(store.get());
  return store.subscribe(() => callback(store.get()));
}

/** Sets what style sheets and other software read from the document. */
function applyTheme({ paletteMode, direction: dir }: ThemeState, themeColors: ThemeColors): void {
  const { documentElement, body } = document;
  setAttribute(documentElement, 'data-mui-color-scheme', paletteMode);
  if (documentElement.style.colorScheme !== paletteMode) documentElement.style.colorScheme = paletteMode;
  for (const element of [documentElement, body]) setAttribute(element, 'dir', dir);
  body.classList.toggle('mode-dark', paletteMode === 'dark');
  body.classList.toggle('mode-light', paletteMode === 'light');
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    setAttribute(meta, 'content', themeColors[paletteMode]);
  }
}
