// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../../data/languages/en.json';
import panels from '../../../data/languages/en.panels.json';
import { createStore } from '../../../src/base/client/createStore';
import { searchText } from '../../../src/search/client/open/searchText';
import { openSearchDialog } from '../../../src/search/client/openSearchDialog';
import type { SearchState } from '../../../src/search/client/searchClient';
import type { SearchHit, SearchQuery } from '../../../src/search/shared/search';
import { translate } from '../../../src/shell/client/language/language';
import { withPanelStrings } from '../../../src/shell/client/language/panelStrings';

const t = withPanelStrings((key, values) => translate({ en: { ...en, ...panels } }, 'en', key, values));

const toHit = (name: string, rest: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'component',
  name,
  href: `/clay/${name}/`,
  product: 'clay',
  trail: ['Pots'],
  excerpt: '',
  terms: [name.toLowerCase()],
  ...rest,
});

/** A search engine that answers when a test says so. */
function createEngine() {
  const state = createStore<SearchState>({ status: 'loading', starts: [], answer: null });
  const load = vi.fn();
  const ask = vi.fn<(query: SearchQuery) => void>();
  const change = (part: Partial<SearchState>) => state.set({ ...state.get(), ...part });
  return {
    client: { state, load, ask },
    change,
    ready: () =>
      change({
        status: 'ready',
        starts: ['clay', 'paper'].map((product) => ({
          product,
          productName: product.toUpperCase(),
          links: [{ href: `/${product}/`, title: `All of ${product}` }],
        })),
      }),
    answer: (hits: readonly SearchHit[], isComplete = true) => {
      const query = ask.mock.lastCall?.[0];
      if (query) change({ answer: { kind: 'answer', query, hits, isWidened: false, isComplete } });
    },
  };
}

const get = (selector: string) => document.querySelector<HTMLElement>(`dialog ${selector}`);
const getField = () => get('[role=combobox]') as HTMLInputElement;
const listTexts = (selector: string) =>
  [...document.querySelectorAll(`dialog ${selector}`)].map(({ textContent }) => textContent);
const getActive = () => get('[aria-selected=true]');

function open(text = '') {
  const engine = createEngine();
  searchText.set(text);
  const toAddress = (path: string) => `/archive${path}index.html`;
  openSearchDialog({ t, client: engine.client, isTranslated: true, toAddress });
  return engine;
}

function type(text: string) {
  getField().value = text;
  getField().dispatchEvent(new Event('input'));
}

function press(key: string, modifiers: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  getField().dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  // jsdom knows neither modal dialogs nor scrolling.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => {};
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button data-opens-search data-searches-first="clay"></button>
    <nav id="navigation"><a href="/clay/rake/">Rake</a></nav>
    <a data-product="clay" href="/clay/start/"><strong>Clay<span> Beta</span></strong></a>
    <p id="announcer"></p>`;
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  get('[aria-label="Close the search"]')?.click();
});

describe('the dialog of the search', () => {
  it('says that it searches where the first answer takes long, and not where it comes at once', () => {
    const { ready, answer } = open('rake');
    ready();
    vi.advanceTimersByTime(100);
    expect(listTexts('.search-note')).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(listTexts('.search-note')).toEqual(['Searching…']);
    vi.advanceTimersByTime(500);
    expect(listTexts('[role=status]')).toEqual(['Searching…']);
    answer([toHit('Rake')]);
    expect(listTexts('.search-note')).toEqual([]);
    // The last answer stays until the next one.
    type('rakes');
    vi.advanceTimersByTime(400);
    expect(listTexts('.search-note')).toEqual([]);
  });

  it('shows a class as its selector', () => {
    const { ready, answer } = open('root');
    ready();
    answer([toHit('MuiRake-root', { kind: 'class', terms: ['root'] }), toHit('root', { kind: 'slot' })]);
    expect(listTexts('.search-name')).toEqual(['.MuiRake-root', 'root']);
  });

  it('has one row of filters until the reader unfolds the other', () => {
    const { ready } = open();
    ready();
    const more = get('[aria-controls=site-search-scopes]');
    const isFolded = () => document.getElementById('site-search-scopes')?.hidden;
    expect(more?.textContent).toBe('Filters');
    expect([more?.getAttribute('aria-expanded'), isFolded()]).toEqual(['false', true]);
    more?.click();
    expect([more?.getAttribute('aria-expanded'), isFolded()]).toEqual(['true', false]);
  });

  it('has what was typed before, and asks for it with the page’s product first', () => {
    const { client } = open('rake');
    expect(getField().value).toBe('rake');
    expect(client.load).toHaveBeenCalledWith('clay');
    expect(client.ask).toHaveBeenCalledWith({
      text: 'rake',
      scope: { kind: 'first', product: 'clay' },
      filter: null,
    });
    expect(get('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
  });

  it('shows the suggested pages for an empty field, those of the own product first', () => {
    open().ready();
    expect(listTexts('[role=option]')).toEqual(['All of clay', 'All of paper']);
    expect(listTexts('.search-heading')).toEqual(['CLAY', 'PAPER']);
  });

  it('shows hits with their matches, product and kind, and links that suit its host', () => {
    const { ready, answer } = open('ra');
    ready();
    answer([toHit('Rake', { terms: ['ra'], plan: 'pro' })]);
    const option = getActive();
    expect(option?.textContent).toBe('Rake Pro planCLAY › PotsComponent');
    expect(option?.querySelector('mark')?.textContent).toBe('Ra');
    expect(option?.getAttribute('href')).toBe('/archive/clay/Rake/index.html');
    expect(getField().getAttribute('aria-activedescendant')).toBe(option?.id);
    expect(get('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
  });

  it('keeps the active option and the elements when an answer grows, and starts anew with a text', () => {
    const { ready, answer } = open('r');
    ready();
    answer([toHit('Rake'), toHit('Rope', { excerpt: null })], false);
    expect(press('ArrowDown')).toBe(true);
    const rope = getActive();
    answer([toHit('Rake'), toHit('Rope', { excerpt: 'A long one' }), toHit('Roof')]);
    expect(getActive()).toBe(rope);
    expect(rope?.textContent).toContain('A long one');
    type('ro');
    answer([toHit('Rope'), toHit('Roof')]);
    expect(getActive()?.textContent).toContain('Rope');
    press('End');
    expect(getActive()?.textContent).toContain('Roof');
    press('ArrowDown');
    expect(getActive()?.textContent).toContain('Rope');
  });

  it('narrows by chips, and widens with Ctrl+K', () => {
    const { client, ready } = open('rake');
    ready();
    expect(listTexts('.search-chip')).toEqual([
      ...['Everything', 'Guides', 'Components', 'API', 'Props', 'Demos'],
      ...['Clay first', 'All products', 'PAPER'],
    ]);
    document.querySelectorAll<HTMLElement>('.search-chip')[8]?.click();
    expect(client.ask.mock.lastCall?.[0]).toMatchObject({ scope: { kind: 'only', product: 'paper' } });
    expect(client.load).toHaveBeenLastCalledWith('paper');
    document.querySelectorAll<HTMLElement>('.search-chip')[2]?.click();
    expect(client.ask.mock.lastCall?.[0]).toMatchObject({ filter: 'component' });
    expect(press('k', { ctrlKey: true })).toBe(true);
    expect(client.ask.mock.lastCall?.[0]).toMatchObject({ scope: { kind: 'all' }, filter: 'component' });
    expect(listTexts('.search-chip:has(:checked)')).toEqual(['Components', 'All products']);
  });

  it('closes after a result is followed, but not after one that opens elsewhere', () => {
    const { ready, answer } = open('rake');
    ready();
    answer([toHit('Rake')]);
    const followed = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', followed);
    vi.stubGlobal('open', vi.fn());
    getActive()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
    press('Enter', { ctrlKey: true });
    vi.runAllTimers();
    expect(window.open).toHaveBeenCalledWith(
      expect.stringContaining('/archive/clay/Rake/'),
      '_blank',
      'noopener',
    );
    expect(searchText.get()).toBe('rake');
    press('Enter');
    expect(followed).toHaveBeenCalledTimes(2);
    vi.runAllTimers();
    expect(document.querySelector('dialog')).toBeNull();
    expect(searchText.get()).toBeNull();
    document.removeEventListener('click', followed);
  });

  it('says when nothing is found, and drops a filter on request', () => {
    const { client, ready, answer } = open('xyz');
    ready();
    document.querySelectorAll<HTMLElement>('.search-chip')[1]?.click();
    answer([], false);
    expect(get('.search-message')).toBeNull();
    answer([]);
    expect(get('.search-message p')?.textContent).toContain('Nothing found for “xyz”');
    get('.search-action')?.click();
    expect(client.ask.mock.lastCall?.[0]).toMatchObject({ filter: null });
  });

  it('offers another attempt and the page’s own links when the index does not load', () => {
    const { client, change, ready, answer } = open('rake');
    change({ status: 'failed' });
    expect(get('[role=alert]')?.textContent).toContain('could not be loaded');
    expect(listTexts('.search-links a')).toEqual(['Rake', 'Go to Clay']);
    get('.search-action')?.click();
    expect(client.load).toHaveBeenLastCalledWith(null);
    ready();
    answer([toHit('Rake')]);
    change({ status: 'failed' });
    expect(get('[role=alert]')?.textContent).toContain('Part of the search');
    expect(getActive()?.textContent).toContain('Rake');
  });

  it('tells screen readers and the document about a list that stays', () => {
    const events: unknown[] = [];
    const onSearch = (event: Event) => events.push((event as CustomEvent).detail);
    document.addEventListener('atlas:search', onSearch);
    const { ready, answer } = open('rake');
    ready();
    answer([toHit('Rake')], false);
    vi.advanceTimersByTime(5000);
    expect(events).toEqual([]);
    answer([toHit('Rake'), toHit('Rope')]);
    vi.advanceTimersByTime(5000);
    expect(get('[role=status]')?.textContent).toBe('2 results');
    expect(events).toEqual([{ action: 'query', label: 'rake', results: 2, rank: null }]);
    getActive()?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(events.at(-1)).toEqual({ action: 'choose', label: 'rake', results: 2, rank: 1 });
    document.removeEventListener('atlas:search', onSearch);
  });

  it('runs actions, and announces what they did', async () => {
    const { ready } = open('> dark');
    ready();
    expect(listTexts('[role=option]')).toEqual(['Mode: Dark']);
    getActive()?.click();
    await vi.runAllTimersAsync();
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    expect(document.getElementById('announcer')?.textContent).toBe('Mode: Dark');
    expect(document.querySelector('dialog')).toBeNull();
  });
});
