import { attachListeners } from '../../../base/client/attachListeners';
import type { AnyPreference } from './definePreference';
import { apiLayouts } from './apiLayout';
import { codeStyling } from './codeStyling';
import { codeVariant } from './codeVariant';
import { colorMode, darkScheme, lightScheme } from './colorMode';
import { dense, spacing } from './density';
import { direction } from './direction';
import { languageChoice } from './language';
import { packageManager } from './packageManager';
import { paletteColors } from './paletteColors';

/** Every preference of the site: boot script, other tabs, start-up and user properties follow this list. */
export const preferences: readonly AnyPreference[] = [
  colorMode,
  lightScheme,
  darkScheme,
  codeVariant,
  codeStyling,
  packageManager,
  apiLayouts.props,
  apiLayouts.slots,
  apiLayouts.classes,
  direction,
  dense,
  spacing,
  paletteColors,
  languageChoice,
];

/** Reads the stored values, and then follows the address and other tabs; returns a function that stops it. */
export function startPreferences(): () => void {
  const syncAll = () => preferences.forEach(({ sync }) => sync());
  preferences.forEach(({ start }) => start());
  // Changes of cookies fire no event: read another tab's choice when the reader comes back.
  const syncVisible = () => document.visibilityState === 'visible' && syncAll();
  const stops = [
    attachListeners(window, { storage: syncAll, hashchange: syncAll }),
    attachListeners(document, { visibilitychange: syncVisible }),
  ];
  return () => stops.forEach((stop) => stop());
}
