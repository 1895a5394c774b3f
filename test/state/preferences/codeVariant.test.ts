// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPreferences } from '../../../src/state/preferences';
import { codeVariant } from '../../../src/state/preferences/codeVariant';
import { getCookie, setCookie } from '../../../src/state/cookie';
import { resetState } from '../resetState';

let stop = () => {};

beforeEach(resetState);
afterEach(() => stop());

/** Goes to another hash of the page, as a click on a link does. */
function follow(hash: string): void {
  history.pushState(null, '', `/garden/${hash}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** What each hash asks for; `null` where it leaves the reader's own variant. */
const RULES: [string, 'JS' | 'TS' | null][] = [
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

describe('the code variant', () => {
  it.each(RULES)('at an address ending in %o is %s', (hash, asked) => {
    for (const stored of ['TS', 'JS'] as const) {
      resetState();
      setCookie('codeVariant', stored);
      history.replaceState(null, '', `/garden/${hash}`);
      const leave = startPreferences();
      expect(codeVariant.store.get()).toBe(asked ?? stored);
      leave();
    }
  });

  it.each(RULES)('after a step to %o on the same page is %s', (hash, asked) => {
    setCookie('codeVariant', 'JS');
    stop = startPreferences();
    follow(hash);
    expect(codeVariant.store.get()).toBe(asked ?? 'JS');
  });

  it('comes from the hash alone, not from the path or the query', () => {
    history.replaceState(null, '', '/garden/Rake.js?file=Rake.js');
    stop = startPreferences();
    expect(codeVariant.store.get()).toBe('TS');
  });

  it('is not stored when an address asks for it, at the start or later', () => {
    const writes = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(document, 'cookie', 'set')];
    history.replaceState(null, '', '/garden/#Rake.js');
    stop = startPreferences();
    follow('#Rake.tsx');
    follow('#tailwind-Rake.js');
    follow('#');
    for (const write of writes) expect(write).not.toHaveBeenCalled();
    expect(getCookie('codeVariant')).toBeUndefined();
  });

  it('is the stored one again where the address does not ask any more', () => {
    setCookie('codeVariant', 'JS');
    stop = startPreferences();
    follow('#Rake.tsx');
    expect(codeVariant.store.get()).toBe('TS');
    follow('#usage');
    expect(codeVariant.store.get()).toBe('JS');
    expect(getCookie('codeVariant')).toBe('JS');
  });

  it('is the default again where the address does not ask any more, when nothing is stored', () => {
    history.replaceState(null, '', '/garden/#Rake.js');
    stop = startPreferences();
    follow('#usage');
    expect(codeVariant.store.get()).toBe('TS');
  });
});
