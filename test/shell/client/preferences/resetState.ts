import { vi } from 'vitest';
import { preferences } from '../../../../src/shell/client/preferences';
import { initialTheme, themeStore } from '../../../../src/shell/client/preferences/theme';

/** Resets the browser's state: nothing stored, no hash, every preference at its default. */
export function resetState(): void {
  Reflect.deleteProperty(document, 'cookie');
  localStorage.clear();
  clearCookies();
  history.replaceState(null, '', '/');
  preferences.forEach(({ sync }) => sync());
  themeStore.set(initialTheme);
}

function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`;
  }
}

/** Forbids storage and cookies, as private modes and policies do, until `resetState`. */
export function refuseStorage(): void {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true });
}
