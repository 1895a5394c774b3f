// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { THEME_COLORS } from '../../../../src/ui/shared/tokens/themeColors';
import { startPreferences } from '../../../../src/shell/client/preferences';
import { colorMode, darkScheme, lightScheme } from '../../../../src/shell/client/preferences/colorMode';
import { dense, spacing } from '../../../../src/shell/client/preferences/density';
import { direction } from '../../../../src/shell/client/preferences/direction';
import { paletteColors } from '../../../../src/shell/client/preferences/paletteColors';
import { startTheme } from '../../../../src/shell/client/preferences/startTheme';
import { initialTheme, themeStore, type PaletteColors } from '../../../../src/shell/client/preferences/theme';
import { resetState } from './resetState';

/** The operating system's wish, which can change. */
class SystemQuery extends EventTarget {
  matches = false;

  turn(system: 'light' | 'dark') {
    this.matches = system === 'dark';
    this.dispatchEvent(new Event('change'));
  }
}

const root = document.documentElement;
const madder: PaletteColors = { primary: { main: '#8a2b2b' }, secondary: { main: '#2b4a8a' } };

let query = new SystemQuery();
let stop = () => {};

beforeEach(() => {
  resetState();
  root.setAttribute('data-mui-color-scheme', 'light');
  document.body.className = '';
  query = new SystemQuery();
  const queries: Record<string, SystemQuery> = { '(prefers-color-scheme: dark)': query };
  vi.stubGlobal('matchMedia', (text: string) => queries[text]);
});

afterEach(() => stop());

/** Opens the site, as `_app` does. */
function start(): void {
  const stopAll = [startPreferences(), startTheme(THEME_COLORS)];
  stop = () => stopAll.forEach((one) => one());
}

function expectScheme(scheme: 'light' | 'dark') {
  expect(themeStore.get().paletteMode).toBe(scheme);
  expect(root.getAttribute('data-mui-color-scheme')).toBe(scheme);
  expect(root.style.colorScheme).toBe(scheme);
  expect(document.body.className).toBe(`mode-${scheme}`);
}

function expectDirection(dir: 'ltr' | 'rtl') {
  expect(themeStore.get().direction).toBe(dir);
  expect([root.dir, document.body.dir]).toEqual([dir, dir]);
}

describe('the colors that are shown', () => {
  it('follow the operating system live, as long as nothing is chosen', () => {
    start();
    expectScheme('light');
    query.turn('dark');
    expectScheme('dark');
    query.turn('light');
    expectScheme('light');
  });

  it.each(['light', 'dark'] as const)('are %s when the reader says so, whatever the system wants', (mode) => {
    start();
    colorMode.choose(mode);
    expectScheme(mode);
    query.turn('dark');
    expectScheme(mode);
    query.turn('light');
    expectScheme(mode);
  });

  it('follow the system again when the reader gives the choice back', () => {
    start();
    query.turn('dark');
    colorMode.choose('light');
    colorMode.choose('system');
    expectScheme('dark');
  });

  it('are those of the scheme that the mode names', () => {
    start();
    lightScheme.choose('dark');
    expectScheme('dark');
    darkScheme.choose('light');
    query.turn('dark');
    expectScheme('light');
    colorMode.choose('light');
    expectScheme('dark');
  });

  it('are the stored ones at the start, without a moment of others', () => {
    localStorage.setItem('mui-mode', 'dark');
    root.setAttribute('data-mui-color-scheme', 'dark');
    const setAttribute = vi.spyOn(root, 'setAttribute');
    const toggle = vi.spyOn(document.body.classList, 'toggle');
    start();
    expectScheme('dark');
    expect(setAttribute.mock.calls).not.toContainEqual(['data-mui-color-scheme', 'light']);
    expect(toggle.mock.calls).not.toContainEqual(['mode-light', true]);
  });

  it('follow a choice in another tab', () => {
    start();
    localStorage.setItem('mui-mode', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue: 'dark' }));
    expectScheme('dark');
  });

  it('keep other classes of the body', () => {
    document.body.classList.add('other');
    start();
    query.turn('dark');
    expect([...document.body.classList].sort()).toEqual(['mode-dark', 'other']);
  });

  it('are those of the browser’s own frame: every theme-color tells the background', () => {
    document.head.innerHTML = `
      <meta name="theme-color" content="red" media="(prefers-color-scheme: light)">
      <meta name="theme-color" content="green" media="(prefers-color-scheme: dark)">`;
    const metas = [...document.head.querySelectorAll('meta')];
    start();
    expect(metas.map(({ content }) => content)).toEqual([THEME_COLORS.light, THEME_COLORS.light]);
    query.turn('dark');
    expect(metas.map(({ content }) => content)).toEqual([THEME_COLORS.dark, THEME_COLORS.dark]);
    document.head.innerHTML = '';
  });
});

describe('the direction', () => {
  it('is that of the reader, on the root element and on the body', () => {
    start();
    expectDirection('ltr');
    direction.choose('rtl');
    expectDirection('rtl');
    direction.choose('ltr');
    expectDirection('ltr');
  });

  it('is the stored one at the start', () => {
    localStorage.setItem('docs-direction', 'rtl');
    start();
    expectDirection('rtl');
  });
});

describe('density and colors of demos', () => {
  it('are the library’s own when nothing is chosen', () => {
    start();
    expect(themeStore.get()).toEqual(initialTheme);
  });

  it('are the reader’s as soon as they are chosen', () => {
    start();
    dense.choose('true');
    spacing.choose(12);
    paletteColors.choose(madder);
    expect(themeStore.get()).toMatchObject({ dense: true, spacing: 12, paletteColors: madder });
  });

  it('are the stored ones at the start', () => {
    localStorage.setItem('docs-dense', 'true');
    localStorage.setItem('docs-spacing', '0');
    document.cookie = `paletteColors=${encodeURIComponent(JSON.stringify(madder))}; path=/`;
    start();
    expect(themeStore.get()).toMatchObject({ dense: true, spacing: 0, paletteColors: madder });
  });

  it('are the library’s own again after a reset: the initial object, which a demo compares with', () => {
    start();
    dense.choose('true');
    spacing.choose(12);
    paletteColors.choose(madder);
    dense.choose(dense.defaultValue);
    spacing.choose(spacing.defaultValue);
    paletteColors.choose(paletteColors.defaultValue);
    expect(themeStore.get()).toEqual(initialTheme);
    expect(themeStore.get().paletteColors).toBe(initialTheme.paletteColors);
  });
});

describe('the undo', () => {
  it('stops everything', () => {
    start();
    stop();
    const before = themeStore.get();
    colorMode.choose('dark');
    darkScheme.choose('light');
    lightScheme.choose('dark');
    query.turn('dark');
    dense.choose('true');
    spacing.choose(12);
    paletteColors.choose(madder);
    expect(themeStore.get()).toBe(before);
    themeStore.set({ ...before, paletteMode: 'dark', direction: 'rtl' });
    expect([root.getAttribute('data-mui-color-scheme'), root.dir, document.body.dir]).toEqual([
      'light',
      'ltr',
      'ltr',
    ]);
    expect(document.body.className).toBe('mode-light');
  });

  it('leaves no listener behind', () => {
    const remove = vi.spyOn(query, 'removeEventListener');
    const add = vi.spyOn(query, 'addEventListener');
    start();
    stop();
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });
});
