// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { preferences, startPreferences } from '../../../../src/shell/client/preferences';
import { startTheme } from '../../../../src/shell/client/preferences/startTheme';
import { needsFramework } from '../../../../src/shell/client/start/needsFramework';
import { THEME_COLORS } from '../../../../src/ui/shared/tokens/themeColors';
import { resetState } from '../preferences/resetState';
import { vi } from 'vitest';

const TEXT = '<p>Wet.</p>';
const DEMO = '<div data-demo-root=""></div>';

beforeEach(() => {
  resetState();
  sessionStorage.clear();
  history.replaceState(null, '', '/garden/rake/');
  vi.stubGlobal('matchMedia', () => new EventTarget());
});

/** Whether a page needs the framework at once, with what is stored. */
function check(html: string): boolean {
  document.body.innerHTML = html;
  const stopAll = [startPreferences(), startTheme(THEME_COLORS)];
  const result = needsFramework(document);
  stopAll.forEach((stop) => stop());
  return result;
}

describe('a page', () => {
  it.each([
    ['of text', TEXT],
    ['with a demo', DEMO],
    ['with a framed demo', '<iframe></iframe>'],
    ['with a tool', '<div data-tool=""></div>'],
  ])('%s stands without the framework', (_, html) => {
    expect(check(html)).toBe(false);
  });

  it('that is incomplete without it needs it', () => {
    expect(check(`<main data-needs-framework="">${TEXT}</main>`)).toBe(true);
  });

  it.each([
    ['local', 'docs-language', 'zh'],
    ['address', '', '?lang=zh'],
  ])('in another language needs it (%s)', (place, key, value) => {
    if (place === 'local') localStorage.setItem(key, value);
    else history.replaceState(null, '', value);
    expect(check(TEXT)).toBe(true);
  });

  it.each([
    ['cookie', 'codeVariant', 'JS'],
    ['cookie', 'codeStyling', 'Tailwind'],
    ['local', 'docs-dense', 'true'],
    ['local', 'docs-spacing', '4'],
    ['local', 'docs-direction', 'rtl'],
    ['cookie', 'paletteColors', '{"primary":{"main":"#8a2b2b"},"secondary":{"main":"#2b4a8a"}}'],
    ['session', 'demo-edit:Rake.tsx,TS', 'rake()'],
    ['hash', '', '#RakeColors.tsx'],
    ['hash', '', '#tailwind-RakeColors'],
  ])('with a demo needs it where the reader has chosen: %s %s %s', (place, key, value) => {
    if (place === 'cookie') document.cookie = `${key}=${encodeURIComponent(value)}; path=/`;
    if (place === 'local') localStorage.setItem(key, value);
    if (place === 'session') sessionStorage.setItem(key, value);
    if (place === 'hash') history.replaceState(null, '', value);
    expect(check(TEXT)).toBe(false);
    expect(check(DEMO)).toBe(true);
  });

  it.each([
    ['?shape=oval', true],
    ['?wood=ash&length=', true],
    ['?lengths=2', false],
    ['#length', false],
    ['', false],
  ])('with a tool that reads length and shape, at %s: %s', (address, expected) => {
    history.replaceState(null, '', `/garden/rake/${address}`);
    expect(check('<div data-reads-query="length shape"></div>')).toBe(expected);
    expect(check('<div data-tool=""></div>')).toBe(false);
  });

  it.each([
    ['mui-mode', 'dark'],
    ['codeblock-package-manager', 'bun'],
    ['apiPage_props', 'collapsed'],
    ['docs-direction', 'nonsense'],
    ['docs-language', 'tlh'],
  ])('does not need it for %s %s', (key, value) => {
    localStorage.setItem(key, value);
    expect(preferences.some((preference) => preference.key === key)).toBe(true);
    expect(check(DEMO)).toBe(false);
  });

  it('needs it for an anchor with escapes, which may be written otherwise than the id', () => {
    history.replaceState(null, '', '#%d7%a9');
    expect(check('')).toBe(true);
  });

  it.each(['#RakeColors', '#colors', '#100%'])('does not need it for the address %s', (hash) => {
    history.replaceState(null, '', hash);
    expect(check(DEMO)).toBe(false);
  });
});
