// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { colorScheme, startColorScheme } from '../../src/state/colorScheme';
import { colorMode } from '../../src/state/preferences/colorMode';

/** The operating system's wish, which can change. */
class SystemQuery extends EventTarget {
  matches = false;

  turn(system: 'light' | 'dark') {
    this.matches = system === 'dark';
    this.dispatchEvent(new Event('change'));
  }
}

let query = new SystemQuery();
let stop = () => {};

beforeEach(() => {
  query = new SystemQuery();
  vi.stubGlobal('matchMedia', () => query);
  stop = startColorScheme();
});

afterEach(() => {
  stop();
  colorMode.store.set('system');
  localStorage.clear();
});

function expectScheme(scheme: 'light' | 'dark') {
  expect(colorScheme.get()).toBe(scheme);
  expect(document.documentElement.getAttribute('data-mui-color-scheme')).toBe(scheme);
  expect(document.documentElement.style.colorScheme).toBe(scheme);
  expect(document.body.className).toBe(`mode-${scheme}`);
}

describe('the colours that are shown', () => {
  it('follow the operating system live, as long as nothing is chosen', () => {
    expectScheme('light');
    query.turn('dark');
    expectScheme('dark');
    query.turn('light');
    expectScheme('light');
  });

  it.each(['light', 'dark'] as const)('are %s when the reader says so, whatever the system wants', (mode) => {
    colorMode.choose(mode);
    expectScheme(mode);
    query.turn('dark');
    expectScheme(mode);
    query.turn('light');
    expectScheme(mode);
  });

  it('follow the system again when the reader gives the choice back', () => {
    query.turn('dark');
    colorMode.choose('light');
    colorMode.choose('system');
    expectScheme('dark');
  });

  it('stay as they are after the undo', () => {
    stop();
    colorMode.choose('dark');
    query.turn('dark');
    expectScheme('light');
  });

  it('keep other classes of the body', () => {
    document.body.classList.add('other');
    query.turn('dark');
    expect([...document.body.classList].sort()).toEqual(['mode-dark', 'other']);
    document.body.classList.remove('other');
  });
});
