import { createStore } from './createStore';
import { colorMode } from './preferences/colorMode';

/** The colours that are shown: the chosen mode, with `system` resolved. */
export type ColorScheme = 'light' | 'dark';

export const colorScheme = createStore<ColorScheme>('light');

/** Keeps the document in the chosen mode, live with the operating system; returns the undo. */
export function startColorScheme(): () => void {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  const update = () => {
    const mode = colorMode.store.get();
    const scheme = mode === 'system' ? (prefersDark.matches ? 'dark' : 'light') : mode;
    colorScheme.set(scheme);
    applyColorScheme(scheme);
  };
  update();
  const unsubscribe = colorMode.store.subscribe(update);
  prefersDark.addEventListener('change', update);
  return () => {
    unsubscribe();
    prefersDark.removeEventListener('change', update);
  };
}

function applyColorScheme(scheme: ColorScheme): void {
  const { documentElement, body } = document;
  documentElement.setAttribute('data-mui-color-scheme', scheme);
  documentElement.style.colorScheme = scheme;
  body.classList.toggle('mode-dark', scheme === 'dark');
  body.classList.toggle('mode-light', scheme === 'light');
}
