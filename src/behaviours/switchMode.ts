import { selectData } from '../model/attributes';
import { choosePreference } from '../state/choosePreference';
import type { Translate } from '../state/language';
import { colorMode } from '../state/preferences/colorMode';
import { announce } from './announce';

type ColorMode = (typeof colorMode.values)[number];

/** Changes the color mode with every press of the button; returns the undo. */
export function attachSwitchMode(root: Document, t: Translate): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest(selectData('switches-mode')))) return;
    // The first press may come before the preferences have started.
    colorMode.sync();
    const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    const mode = getNextMode(colorMode.store.get(), prefersDark ? 'dark' : 'light');
    choosePreference(colorMode, mode);
    announce(t(`mode.${mode}`));
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

/**
 * The mode after another. From `system` the next one is the other than is shown, so that the first press is seen.
 * @param system what the operating system prefers
 */
export function getNextMode(mode: ColorMode, system: 'light' | 'dark'): ColorMode {
  const other = system === 'dark' ? 'light' : 'dark';
  if (mode === 'system') return other;
  return mode === other ? system : 'system';
}
