// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNOUNCER_ID } from '../../../../src/base/client/announce';
import { attachSwitchMode, getNextMode } from '../../../../src/shell/client/behaviors/switchMode';
import { colorMode } from '../../../../src/shell/client/preferences/colorMode';
import { resetState } from '../preferences/resetState';

describe('getNextMode', () => {
  it.each([
    ['light', 'system', 'dark'],
    ['light', 'dark', 'light'],
    ['light', 'light', 'system'],
    ['dark', 'system', 'light'],
    ['dark', 'light', 'dark'],
    ['dark', 'dark', 'system'],
  ] as const)('in a %s system, %s is followed by %s', (system, mode, next) => {
    expect(getNextMode(mode, system)).toBe(next);
  });
});

describe('a press of the button', () => {
  let detach: () => void;

  beforeEach(() => {
    resetState();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    document.body.innerHTML = `<button data-switches-mode="">
      <span data-mode="system">system</span><span data-mode="dark">dunkel</span></button><p id="${ANNOUNCER_ID}"></p>`;
    detach = attachSwitchMode(document);
  });

  afterEach(() => detach());

  const press = () => document.querySelector('span')?.click();

  it('chooses, stores, marks the document and says so', () => {
    press();
    expect(colorMode.store.get()).toBe('dark');
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    expect(document.documentElement.getAttribute('data-color-mode')).toBe('dark');
    expect(document.getElementById(ANNOUNCER_ID)?.textContent).toBe('dunkel');
  });

  it('goes on from what is stored, also before the preferences have started', () => {
    localStorage.setItem('mui-mode', 'dark');
    press();
    expect(localStorage.getItem('mui-mode')).toBe('light');
  });

  it('elsewhere does nothing', () => {
    document.body.click();
    expect(localStorage.getItem('mui-mode')).toBeNull();
  });
});
