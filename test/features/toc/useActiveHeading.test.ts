// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  findActiveHeading,
  getReadingLine,
  useActiveHeading,
} from '../../../src/features/toc/useActiveHeading';
import type { Heading } from '../../../src/model/page';

const HEADINGS: Heading[] = [
  { id: 'colors', text: 'Colors', level: 2 },
  { id: 'dark', text: 'Dark', level: 3 },
  { id: '%C3%A9t%C3%A9', text: 'Été', level: 2 },
];

/** Where the three headings are, in px below the upper edge of the viewport. */
let tops: number[] = [];
const getTopOf = (id: string) => tops[HEADINGS.findIndex((heading) => heading.id === id)] ?? Infinity;

describe('getReadingLine', () => {
  it.each<[string, number, number, number]>([
    ['an eighth of the window at the top', 0, 4000, 100],
    ['the same while a screen is left', 2500, 4000, 100],
    ['half-way down the last screen', 2850, 4000, 450],
    ['the bottom at the end', 3200, 4000, 800],
    ['the bottom when a phone overshoots', 3260, 4000, 800],
    ['an eighth at the top of a page that hardly scrolls', 0, 900, 100],
    ['the bottom at its end', 100, 900, 800],
    ['an eighth of a page that does not scroll', 0, 800, 100],
  ])('is %s', (_, scrolled, height, expected) => {
    expect(getReadingLine(800, scrolled, height, 80)).toBe(expected);
  });

  it('is below the bars of a small phone, where its links lead', () => {
    expect(getReadingLine(560, 900, 4000, 108)).toBeGreaterThan(108);
  });
});

describe('findActiveHeading', () => {
  it.each<[string, number[], string | null]>([
    ['none before the first', [300, 700, 900], null],
    ['the first once it is above the limit', [99, 700, 900], 'colors'],
    ['none while the first stands on the limit', [100, 700, 900], null],
    ['the last of several above the limit', [-500, 20, 400], 'dark'],
    ['the last at the end of the page', [-900, -700, -500], '%C3%A9t%C3%A9'],
    ['one before a heading that is not there', [50, Infinity, Infinity], 'colors'],
  ])('is %s', (_, positions, expected) => {
    tops = positions;
    expect(findActiveHeading(HEADINGS, getTopOf, 100)).toBe(expected);
  });

  it('is none on a page without headings', () => {
    expect(findActiveHeading([], getTopOf, 100)).toBeNull();
  });
});

describe('useActiveHeading', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('innerHeight', 800);
    document.body.innerHTML = HEADINGS.map(({ id }) => `<h2 id="${id}"></h2>`).join('');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, getTopOf(this.id), 100, 20);
    });
    history.replaceState(null, '', '/garden/rake/');
    tops = [300, 700, 900];
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const scrollTo = (positions: number[]) =>
    act(() => {
      tops = positions;
      window.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(50);
    });

  const follow = (hash: string) =>
    act(() => {
      history.replaceState(null, '', hash);
      window.dispatchEvent(new Event('hashchange'));
    });

  it('follows the reader through the upper eighth of the viewport', () => {
    const { result } = renderHook(() => useActiveHeading(HEADINGS));
    expect(result.current).toBeNull();
    scrollTo([99, 500, 700]);
    expect(result.current).toBe('colors');
    scrollTo([-500, -20, 101]);
    expect(result.current).toBe('dark');
    scrollTo([300, 700, 900]);
    expect(result.current).toBeNull();
  });

  it('knows where the reader is when the page opens further down', () => {
    tops = [-500, -20, 400];
    vi.stubGlobal('scrollY', 800);
    expect(renderHook(() => useActiveHeading(HEADINGS)).result.current).toBe('dark');
  });

  it.each([
    ['#dark', 'dark'],
    ['#%C3%A9t%C3%A9', '%C3%A9t%C3%A9'],
    ['#été', '%C3%A9t%C3%A9'],
  ])('opens with the heading of the address %s', (hash, id) => {
    history.replaceState(null, '', hash);
    expect(renderHook(() => useActiveHeading(HEADINGS)).result.current).toBe(id);
  });

  it('marks a heading that was clicked at once, and scrolling changes nothing for a second', () => {
    const { result } = renderHook(() => useActiveHeading(HEADINGS));
    follow('#dark');
    expect(result.current).toBe('dark');
    scrollTo([50, 500, 700]);
    expect(result.current).toBe('dark');
    vi.advanceTimersByTime(1000);
    scrollTo([50, 500, 700]);
    expect(result.current).toBe('colors');
  });

  it('is not disturbed by the hash of something else', () => {
    const { result } = renderHook(() => useActiveHeading(HEADINGS));
    scrollTo([50, 500, 700]);
    follow('#RakeColors');
    expect(result.current).toBe('colors');
  });

  it('does not take the page down when the address has a hash that cannot be decoded', () => {
    history.replaceState(null, '', '#100%');
    expect(() => renderHook(() => useActiveHeading(HEADINGS))).not.toThrow();
  });
});
