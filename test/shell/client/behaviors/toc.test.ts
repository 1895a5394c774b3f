// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  attachToc,
  findActiveHeading,
  getReadingLine,
  syncToc,
  TOC_ID,
} from '../../../../src/shell/client/behaviors/toc';

const IDS = ['colors', 'dark', '%C3%A9t%C3%A9'];

/** Where the three headings are, in px below the upper edge of the viewport. */
let tops: number[] = [];
const getTopOf = (id: string) => tops[IDS.indexOf(id)] ?? Infinity;

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
    expect(findActiveHeading(IDS, getTopOf, 100)).toBe(expected);
  });

  it('is none on a page without headings', () => {
    expect(findActiveHeading([], getTopOf, 100)).toBeNull();
  });
});

describe('the table of contents', () => {
  let detach = () => {};
  const attach = () => (detach = attachToc());

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('scrollY', 800);
    const links = IDS.map((id) => `<a href="#${id}">${id}</a>`).join('');
    document.body.innerHTML = `<nav id="${TOC_ID}">${links}</nav>${IDS.map((id) => `<h2 id="${id}"></h2>`).join('')}`;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, getTopOf(this.id), 100, 20);
    });
    history.replaceState(null, '', '/garden/rake/');
    tops = [300, 700, 900];
  });

  afterEach(() => {
    detach();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const getMarked = () =>
    [...document.querySelectorAll('[aria-current="location"]')].map((link) =>
      link.getAttribute('href')?.slice(1),
    );

  const scrollTo = (positions: number[]) => {
    tops = positions;
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(50);
  };

  const follow = (hash: string) => {
    history.replaceState(null, '', hash);
    window.dispatchEvent(new Event('hashchange'));
  };

  it('follows the reader through the upper eighth of the viewport', () => {
    attach();
    expect(getMarked()).toEqual([]);
    scrollTo([99, 500, 700]);
    expect(getMarked()).toEqual(['colors']);
    scrollTo([-500, -20, 101]);
    expect(getMarked()).toEqual(['dark']);
    scrollTo([300, 700, 900]);
    expect(getMarked()).toEqual([]);
  });

  it('knows where the reader is when the page opens further down', () => {
    tops = [-500, -20, 400];
    attach();
    vi.advanceTimersByTime(50);
    expect(getMarked()).toEqual(['dark']);
  });

  it.each([
    ['#dark', 'dark'],
    ['#%C3%A9t%C3%A9', '%C3%A9t%C3%A9'],
    ['#été', '%C3%A9t%C3%A9'],
  ])('opens with the heading of the address %s', (hash, id) => {
    history.replaceState(null, '', hash);
    // A linked heading near the end of the page does not come to the reading line.
    tops = [-300, 400, 700];
    attach();
    vi.advanceTimersByTime(50);
    expect(getMarked()).toEqual([id]);
  });

  it('marks what is read, where the reader has left the heading of the address', () => {
    history.replaceState(null, '', '#dark');
    tops = [50, 1500, 2000];
    attach();
    vi.advanceTimersByTime(50);
    expect(getMarked()).toEqual(['colors']);
  });

  it('marks a heading that was clicked at once, and scrolling changes nothing for a second', () => {
    attach();
    follow('#dark');
    expect(getMarked()).toEqual(['dark']);
    scrollTo([50, 500, 700]);
    expect(getMarked()).toEqual(['dark']);
    vi.advanceTimersByTime(1000);
    scrollTo([50, 500, 700]);
    expect(getMarked()).toEqual(['colors']);
  });

  it('is marked on the next page, too', () => {
    attach();
    follow('#dark');
    document.body.innerHTML = `<nav id="${TOC_ID}"><a href="#colors">Colors</a></nav><h2 id="colors"></h2>`;
    history.replaceState(null, '', '#colors');
    syncToc();
    vi.advanceTimersByTime(50);
    expect(getMarked()).toEqual(['colors']);
  });

  it('is not disturbed by the hash of something else', () => {
    attach();
    scrollTo([50, 500, 700]);
    follow('#RakeColors');
    expect(getMarked()).toEqual(['colors']);
  });

  it('stands a hash that cannot be decoded', () => {
    history.replaceState(null, '', '#100%');
    expect(attach).not.toThrow();
  });

  it('is left alone after the undo', () => {
    attach();
    detach();
    scrollTo([50, 500, 700]);
    follow('#dark');
    expect(getMarked()).toEqual([]);
  });
});
