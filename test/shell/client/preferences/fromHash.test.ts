// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCookie, setCookie } from '../../../../src/base/client/cookie';
import { startPreferences } from '../../../../src/shell/client/preferences';
import { codeStyling } from '../../../../src/shell/client/preferences/codeStyling';
import { codeVariant } from '../../../../src/shell/client/preferences/codeVariant';
import { resetState } from './resetState';

let stop = () => {};

beforeEach(resetState);
afterEach(() => stop());

/** Goes to another hash of the page, as a click on a link does. */
function follow(hash: string): void {
  history.pushState(null, '', `/garden/${hash}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** What a hash asks for; `null` where it leaves the reader's own choice. */
type Rule = readonly [hash: string, asked: string | null];

const VARIANT_RULES: readonly Rule[] = [
  ['#Rake.js', 'JS'],
  ['#Rake.tsx', 'TS'],
  ['#tailwind-Rake.js', 'JS'],
  ['#system-Rake.tsx', 'TS'],
  ['#Rake.tsx.js', 'JS'],
  ['#Rake', null],
  ['#Rake.ts', null],
  ['#Rake.jsx', null],
  ['#Rake.JS', null],
  ['#Rake.Tsx', null],
  ['#Rake.js-', null],
  ['#Rake.js/', null],
  ['#Rakejs', null],
  ['#.js-Rake', null],
  ['#', null],
  ['', null],
];

const STYLING_RULES: readonly Rule[] = [
  ['#tailwind-Rake', 'Tailwind'],
  ['#css-Rake', 'CSS'],
  ['#system-Rake', 'MUI System'],
  ['#tailwind-Rake.tsx', 'Tailwind'],
  ['#css-Rake.js', 'CSS'],
  ['#system-tailwind-Rake.js', 'MUI System'],
  ['#tailwind-', 'Tailwind'],
  ['#Rake', null],
  ['#Rake.tsx', null],
  ['#Rake-tailwind-.tsx', null],
  ['#my-css-Rake', null],
  ['#-css-Rake', null],
  ['#Tailwind-Rake', null],
  ['#CSS-Rake', null],
  ['#System-Rake', null],
  ['#css', null],
  ['#tailwindRake', null],
  ['#systems-Rake', null],
  ['#', null],
  ['', null],
];

/** Both preferences; `initial` and `own` are a default and another choice, `asked` is what `asking` asks for. */
const CASES = [
  {
    preference: codeVariant,
    rules: VARIANT_RULES,
    initial: 'TS',
    own: 'TS',
    asking: '#Rake.js',
    asked: 'JS',
    lookalike: '/garden/Rake.js?file=Rake.js',
  },
  {
    preference: codeVariant,
    rules: VARIANT_RULES,
    initial: 'TS',
    own: 'JS',
    asking: '#Rake.tsx',
    asked: 'TS',
    lookalike: '/garden/Rake.js?file=Rake.js',
  },
  {
    preference: codeStyling,
    rules: STYLING_RULES,
    initial: 'MUI System',
    own: 'CSS',
    asking: '#tailwind-Rake.tsx',
    asked: 'Tailwind',
    lookalike: '/tailwind-garden/?styling=tailwind-',
  },
];

describe.each(CASES)(
  '$preference.key of a reader with $own',
  ({ preference: { key, store }, rules, initial, own, asking, asked, lookalike }) => {
    it.each(rules)('at an address with %o is %s', (hash, wanted) => {
      setCookie(key, own);
      history.replaceState(null, '', `/garden/${hash}`);
      stop = startPreferences();
      expect(store.get()).toBe(wanted ?? own);
    });

    it.each(rules)('after a step to %o on the same page is %s', (hash, wanted) => {
      setCookie(key, own);
      stop = startPreferences();
      follow(hash);
      expect(store.get()).toBe(wanted ?? own);
    });

    it('comes from the hash alone, not from the path or the query', () => {
      history.replaceState(null, '', lookalike);
      stop = startPreferences();
      expect(store.get()).toBe(initial);
    });

    it('is not stored when an address asks for it, at the start or later', () => {
      const writes = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(document, 'cookie', 'set')];
      history.replaceState(null, '', `/garden/${asking}`);
      stop = startPreferences();
      follow('#Rake');
      follow(asking);
      for (const write of writes) expect(write).not.toHaveBeenCalled();
      expect(getCookie(key)).toBeUndefined();
    });

    it('is the stored one again where the address does not ask any more', () => {
      setCookie(key, own);
      stop = startPreferences();
      follow(asking);
      expect(store.get()).toBe(asked);
      follow('#usage');
      expect(store.get()).toBe(own);
      expect(getCookie(key)).toBe(own);
    });

    it('is the default again where the address does not ask any more, when nothing is stored', () => {
      history.replaceState(null, '', `/garden/${asking}`);
      stop = startPreferences();
      expect(store.get()).toBe(asked);
      follow('#usage');
      expect(store.get()).toBe(initial);
    });
  },
);
