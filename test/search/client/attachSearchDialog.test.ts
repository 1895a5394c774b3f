// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachSearchDialog, loadRequestedSearch } from '../../../src/search/client/attachSearchDialog';
import { searchText } from '../../../src/search/client/open/searchText';

const open = vi.fn();
const load = vi.fn<() => Promise<() => void>>();
const getBusy = () => document.querySelector('button')?.getAttribute('aria-busy');
/** Lets promises settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

let detach = () => {};

beforeEach(() => {
  document.body.innerHTML =
    '<button data-opens-search data-failed-text="No search"><svg></svg></button><p id="announcer"></p>';
  load.mockReset().mockResolvedValue(open);
  open.mockReset();
  detach = attachSearchDialog(document, load);
});

afterEach(() => {
  detach();
  searchText.set(null);
});

describe('the search', () => {
  it('is loaded once, from the moment the reader points at its button, and opens on request', async () => {
    for (let count = 0; count < 2; count += 1)
      document.querySelector('svg')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
    searchText.set('');
    expect(open).toHaveBeenCalledOnce();
    searchText.set('d');
    expect(open).toHaveBeenCalledOnce();
    searchText.set(null);
    searchText.set('');
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('shows that it is on its way', async () => {
    searchText.set('d');
    searchText.set('di');
    expect(load).toHaveBeenCalledOnce();
    expect(getBusy()).toBe('true');
    await settle();
    expect(open).toHaveBeenCalledOnce();
    expect(getBusy()).toBe('false');
  });

  it('does not open when it is given up meanwhile', async () => {
    searchText.set('d');
    searchText.set(null);
    await settle();
    expect(open).not.toHaveBeenCalled();
    expect(getBusy()).toBe('false');
  });

  it('says that it could not be loaded only to those who want it, and tries again', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    document.querySelector('button')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    await settle();
    expect(document.getElementById('announcer')?.textContent).toBe('');
    load.mockRejectedValueOnce(new Error('offline'));
    searchText.set('d');
    await settle();
    expect(document.getElementById('announcer')?.textContent).toBe('No search');
    expect(searchText.get()).toBeNull();
    expect(getBusy()).toBe('false');
    searchText.set('d');
    await settle();
    expect(open).toHaveBeenCalledOnce();
  });

  it('that was requested before the app came is loaded at once, and only that', async () => {
    loadRequestedSearch(document, load);
    expect(load).not.toHaveBeenCalled();
    document.querySelector('button')?.setAttribute('aria-busy', 'true');
    load.mockRejectedValueOnce(new Error('offline'));
    loadRequestedSearch(document, load);
    expect(load).toHaveBeenCalledOnce();
    // The app has come.
    searchText.set('d');
    await settle();
    expect(open).toHaveBeenCalledOnce();
  });
});
