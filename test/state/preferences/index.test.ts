// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { preferences, startPreferences } from '../../../src/state/preferences';
import { colorMode } from '../../../src/state/preferences/colorMode';
import { packageManager } from '../../../src/state/preferences/packageManager';

afterEach(() => {
  localStorage.clear();
  preferences.forEach(({ sync }) => sync());
});

describe('the preferences', () => {
  it('have keys of their own', () => {
    const keys = preferences.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    [colorMode, 'mui-mode', ['system', 'light', 'dark']],
    [packageManager, 'codeblock-package-manager', ['npm', 'pnpm', 'yarn', 'bun']],
  ])('keep the names that other software relies on: %#', (preference, key, values) => {
    expect(preference).toMatchObject({ key, values, storage: 'local' });
  });

  it('are read at the start, and follow what another tab chooses', () => {
    localStorage.setItem('mui-mode', 'dark');
    const stop = startPreferences();
    expect(colorMode.store.get()).toBe('dark');
    localStorage.setItem('mui-mode', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue: 'light' }));
    expect(colorMode.store.get()).toBe('light');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(colorMode.store.get()).toBe('system');
    stop();
    localStorage.setItem('mui-mode', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue: 'dark' }));
    expect(colorMode.store.get()).toBe('system');
  });
});
