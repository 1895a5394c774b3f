import type { AnyPreference } from '../definePreference';
import { colorMode } from './colorMode';
import { packageManager } from './packageManager';

/** Every preference of the site: the boot script, other tabs and start-up follow this list. */
export const preferences: readonly AnyPreference[] = [colorMode, packageManager];

/** Reads what is stored and follows changes that other tabs make; returns the undo. */
export function startPreferences(): () => void {
  const readAll = () => preferences.forEach(({ sync }) => sync());
  readAll();
  window.addEventListener('storage', readAll);
  return () => window.removeEventListener('storage', readAll);
}
