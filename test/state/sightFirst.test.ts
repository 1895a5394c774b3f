// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { layOutRest, sightFirstScript } from '../../src/state/sightFirst';

const root = document.documentElement;

afterEach(() => {
  root.removeAttribute('data-sight-first');
  location.hash = '';
});

describe('a page that is loaded', () => {
  it.each([
    ['navigate', '', true],
    ['navigate', '#sizes', false],
    ['reload', '', false],
    ['back_forward', '', false],
    [undefined, '', false],
  ])('by %s with the hash "%s" is laid out in sight first: %s', (type, hash, isMarked) => {
    vi.stubGlobal('performance', { getEntriesByType: () => (type ? [{ type }] : []) });
    location.hash = hash;
    new Function(sightFirstScript)();
    expect(root.hasAttribute('data-sight-first')).toBe(isMarked);
    vi.unstubAllGlobals();
  });

  it('is whole with the next frame', () => {
    root.setAttribute('data-sight-first', '');
    layOutRest();
    expect(root.hasAttribute('data-sight-first')).toBe(false);
  });
});
