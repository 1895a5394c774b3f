// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPreferences } from '../../../src/state/preferences';
import { codeStyling } from '../../../src/state/preferences/codeStyling';
import { setCookie } from '../../../src/state/cookie';
import { resetState } from '../resetState';

type Styling = 'MUI System' | 'Tailwind' | 'CSS';

let stop = () => {};

beforeEach(resetState);
afterEach(() => stop());

/** Goes to another hash of the page, as a click on a link does. */
function follow(hash: string): void {
  history.pushState(null, '', `/garden/${hash}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** What each hash asks for; `null` where it leaves the reader's own styling. */
const RULES: [string, Styling | null][] = [
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

describe('the styling of demos', () => {
  it.each(RULES)('at an address with %o is %s', (hash, asked) => {
    for (const stored of ['MUI System', 'Tailwind', 'CSS'] as const) {
      resetState();
      setCookie('codeStyling', stored);
      history.replaceState(null, '', `/garden/${hash}`);
      const leave = startPreferences();
      expect(codeStyling.store.get()).toBe(asked ?? stored);
      leave();
    }
  });

  it.each(RULES)('after a step to %o on the same page is %s', (hash, asked) => {
    setCookie('codeStyling', 'CSS');
    stop = startPreferences();
    follow(hash);
    expect(codeStyling.store.get()).toBe(asked ?? 'CSS');
  });

  it('comes from the hash alone, not from the path or the query', () => {
    history.replaceState(null, '', '/tailwind-garden/?styling=tailwind-');
    stop = startPreferences();
    expect(codeStyling.store.get()).toBe('MUI System');
  });

  it('is not stored when an address asks for it, at the start or later', () => {
    const writes = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(document, 'cookie', 'set')];
    history.replaceState(null, '', '/garden/#css-Rake.js');
    stop = startPreferences();
    follow('#tailwind-Rake.js');
    follow('#usage');
    for (const write of writes) expect(write).not.toHaveBeenCalled();
  });

  it('is the stored one again where the address does not ask any more', () => {
    setCookie('codeStyling', 'CSS');
    stop = startPreferences();
    follow('#tailwind-Rake.tsx');
    expect(codeStyling.store.get()).toBe('Tailwind');
    follow('#usage');
    expect(codeStyling.store.get()).toBe('CSS');
  });
});
