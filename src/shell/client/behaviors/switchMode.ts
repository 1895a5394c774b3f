import { attachListeners } from '../../../base/client/attachListeners';
import { selectData } from '../../../page/shared/attributes';
import { choosePreference } from '../preferences/choosePreference';
import { colorMode } from '../preferences/colorMode';
import { announce } from '../../../base/client/announce';
import { findClosest } from '../../../base/client/findClosest';

type ColorMode = (typeof colorMode.values)[number];

/** Switches to the next color mode on each click on the button; returns a cleanup function. */
export function attachSwitchMode(root: Document): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = findClosest(target, selectData('switches-mode'));
    if (!button) return;
    // The first click may precede the initialization of preferences.
    colorMode.sync();
    const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const mode = getNextMode(colorMode.store.get(), prefersDark ? 'dark' : 'light');
    choosePreference(colorMode, mode);
    // The button's own words, in the reader's language.
    announce(button.querySelector(selectData('mode', mode))?.textContent ?? '');
  };
  return attachListeners(root, { click: onClick });
}

/**
 * The mode after the given one. After `system` comes the opposite of what is shown, so that the click has an
 * effect.
 * @param system the operating system's preference
 */
export function getNextMode(mode: ColorMode, system: 'light' | 'dark'): ColorMode {
  const other = system === 'dark' ? 'light' : 'dark';
  if (mode === 'system') return other;
  return mode === other ? system : 'system';
}
