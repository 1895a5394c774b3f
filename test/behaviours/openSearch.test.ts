// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attachOpenSearch } from '../../src/behaviours/openSearch';
import { searchText } from '../../src/state/search';

let detach = () => {};

beforeEach(() => {
  document.body.innerHTML = '<button data-opens-search><svg></svg></button><input><p tabindex="0">text</p>';
  searchText.set(null);
  detach = attachOpenSearch(document);
});
afterEach(() => detach());

function press(selector: string, key: string, modifiers: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('the search', () => {
  it.each([
    ['p', 'k', { ctrlKey: true }, ''],
    ['input', 'K', { metaKey: true }, ''],
    ['p', '/', {}, ''],
    ['input', '/', {}, null],
    ['button', 'd', {}, 'd'],
    ['button', ' ', {}, null],
    ['button', 'Tab', {}, null],
    ['p', 'd', {}, null],
    ['p', 'k', { ctrlKey: true, shiftKey: true }, null],
    ['p', '/', { ctrlKey: true }, null],
  ])('on %s, key %s with %j, holds %j', (selector, key, modifiers, text) => {
    expect(press(selector, key, modifiers)).toBe(text !== null);
    expect(searchText.get()).toBe(text);
  });

  it('is opened by a click on the picture in its button', () => {
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(searchText.get()).toBe('');
  });

  it('collects what is typed while its dialog is on the way, and leaves the keys to it afterwards', () => {
    press('p', '/');
    for (const key of ['d', 'o', 'x', 'Backspace', 't']) press('input', key);
    expect(searchText.get()).toBe('dot');
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    expect(press('input', 's')).toBe(false);
    expect(searchText.get()).toBe('dot');
  });

  it('is given up with Escape before its dialog is there', () => {
    press('p', '/');
    press('p', 'Escape');
    expect(searchText.get()).toBeNull();
  });

  it('stays closed after the undo', () => {
    detach();
    press('p', '/');
    expect(searchText.get()).toBeNull();
  });
});
