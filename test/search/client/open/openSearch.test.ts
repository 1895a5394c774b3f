// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attachOpenSearch } from '../../../../src/search/client/open/openSearch';
import { searchText } from '../../../../src/search/client/open/searchText';

let detach = () => {};

/** A custom element of a demo, with a field of its own. */
function createShadow(): HTMLElement {
  const host = document.createElement('x-host');
  host.attachShadow({ mode: 'open' }).innerHTML = '<input>';
  return host;
}

beforeEach(() => {
  document.body.innerHTML = `
    <div id="__next">
      <button data-opens-search><svg></svg></button><input><p tabindex="0">text</p>
      <div data-demo-root><i tabindex="0">demo</i></div>
      <div data-tool><div role="grid"><u tabindex="0">cell</u></div></div>
      <div role="menu"><em role="menuitem" tabindex="0">item</em></div>
      <div contenteditable><b tabindex="0">text</b></div>
      <div role="toolbar"><a href="#a">link</a></div>
    </div>
    <div role="presentation"><q tabindex="0">a popup of the demo</q></div>`;
  document.querySelector('[data-demo-root]')?.append(createShadow());
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
    ['button', 'd', { keyCode: 229 }, null],
    ['button', 'd', { isComposing: true }, null],
    ['a', '/', {}, ''],
    // With letters of another script.
    ['p', 'л', { ctrlKey: true, code: 'KeyK' }, ''],
    ['p', 'λ', { metaKey: true, code: 'KeyK' }, ''],
    // Single keys of what has the focus; with Ctrl, they are the site's.
    ...['i', 'u', 'b', 'em', 'q', 'x-host'].flatMap(
      (owner) =>
        [
          [owner, '/', {}, null],
          [owner, 'k', { ctrlKey: true }, ''],
        ] satisfies [string, string, KeyboardEventInit, string | null][],
    ),
  ])('on %s, key %s with %j, holds %j', (selector, key, modifiers, text) => {
    expect(press(selector, key, modifiers)).toBe(text !== null);
    expect(searchText.get()).toBe(text);
  });

  it('leaves a / to the field in the shadow of a custom element of a demo', () => {
    const field = document.querySelector('x-host')?.shadowRoot?.querySelector('input');
    const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, composed: true });
    field?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(searchText.get()).toBeNull();
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
