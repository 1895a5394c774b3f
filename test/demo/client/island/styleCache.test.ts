// @vitest-environment jsdom
import type { EmotionCache } from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as StyleCache from '../../../../src/demo/client/island/styleCache';

/** The module as a page that was just opened has it: nothing mirrored yet. */
let module: typeof StyleCache;

beforeEach(async () => {
  vi.resetModules();
  module = await import('../../../../src/demo/client/island/styleCache');
});

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

/** What the page gets of a style. */
function insert(cache: EmotionCache, css: string): string {
  cache.insert('.rake', serializeStyles([css]), cache.sheet, true);
  return [...document.head.querySelectorAll(`style[data-emotion="${cache.key}"]`)]
    .map(({ textContent }) => textContent)
    .join('');
}

describe('createStyleCache', () => {
  it('prefixes what Safari still needs, and nothing else', () => {
    const css = insert(module.createStyleCache(), 'user-select:none;display:flex;transition:none;');
    expect(css).toBe('.rake{-webkit-user-select:none;user-select:none;display:flex;transition:none;}');
  });
});

it('keeps what is dark off paper', () => {
  const css = insert(module.createStyleCache(), 'color:black;[data-scheme="dark"] &{color:white;}');
  expect(css).toBe('.rake{color:black;}@media screen{[data-scheme="dark"] .rake{color:white;}}');
});

describe('useStyleCache', () => {
  type Direction = 'ltr' | 'rtl';

  const use = (cache: EmotionCache, direction: Direction) =>
    renderHook(({ value }: { value: Direction }) => module.useStyleCache(cache, value), {
      initialProps: { value: direction },
    });

  it('is the given cache from left to right', () => {
    const cache = module.createStyleCache();
    expect(use(cache, 'ltr').result.current).toBe(cache);
  });

  it('is one that mirrors from right to left, as soon as that is there', async () => {
    const cache = module.createStyleCache();
    const { result } = use(cache, 'rtl');
    expect(result.current).toBe(cache);
    await waitFor(() => expect(result.current).not.toBe(cache));
    expect(result.current.key).not.toBe(cache.key);
    expect(insert(result.current, 'margin-left:8px;text-align:right;user-select:none;')).toBe(
      '.rake{margin-right:8px;text-align:left;-webkit-user-select:none;user-select:none;}',
    );
  });

  it('follows the direction back and forth', async () => {
    const cache = module.createStyleCache();
    const { result, rerender } = use(cache, 'ltr');
    rerender({ value: 'rtl' });
    await waitFor(() => expect(result.current).not.toBe(cache));
    const mirrored = result.current;
    rerender({ value: 'ltr' });
    expect(result.current).toBe(cache);
    rerender({ value: 'rtl' });
    expect(result.current).toBe(mirrored);
  });

  it('is one for all demos', async () => {
    const cache = module.createStyleCache();
    const [first, second] = [use(cache, 'rtl'), use(cache, 'rtl')];
    await waitFor(() => expect(first.result.current).not.toBe(cache));
    expect(second.result.current).toBe(first.result.current);
  });
});
