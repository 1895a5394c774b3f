// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attachGallery } from '../../../../src/extensions/galleries/client/gallery';

let detach = () => {};

beforeEach(() => {
  history.replaceState(null, '', '/all-components/');
  document.body.innerHTML = `
    <form data-gallery>
      <input type="search" name="filter" />
      <input type="radio" name="category" value="" checked />
      <input type="radio" name="category" value="inputs" />
      <input type="radio" name="category" value="feedback" />
      <b data-shown>3</b>
      <div data-nothing hidden><button type="reset">Show all</button></div>
    </form>
    <section data-category="inputs"><li data-words="button">Button</li><li data-words="rating|stars">Rating</li></section>
    <section data-category="feedback"><li data-words="snackbar|toast">Snackbar</li></section>`;
});

afterEach(() => detach());

function find<E extends HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing is ${selector}.`);
  return element;
}

function type(text: string): void {
  const field = find<HTMLInputElement>('[type=search]');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What a reader sees. */
function readShown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('section:not([hidden]) li:not([hidden])')].map(
    ({ textContent }) => textContent,
  );
}

test('shows what is typed, counts it, and writes it into the address', () => {
  detach = attachGallery(document);
  type('star');
  expect(readShown()).toEqual(['Rating']);
  expect(find('[data-shown]').textContent).toBe('1');
  expect(location.search).toBe('?filter=star');
});

test('a category narrows what is typed', () => {
  detach = attachGallery(document);
  type('t');
  find('[value=feedback]').click();
  expect(readShown()).toEqual(['Snackbar']);
  expect(location.search).toBe('?filter=t&category=feedback');
});

test('says when nothing is found, and shows all again', () => {
  detach = attachGallery(document);
  type('rake');
  expect(readShown()).toEqual([]);
  expect(find('[data-nothing]').hidden).toBe(false);
  find('button').click();
  expect(readShown()).toHaveLength(3);
  expect(find('[data-nothing]').hidden).toBe(true);
  expect(location.search).toBe('');
});

test('shows what the address says', () => {
  history.replaceState(null, '', '?filter=toast&category=feedback');
  detach = attachGallery(document);
  expect(readShown()).toEqual(['Snackbar']);
  expect(find<HTMLInputElement>('[type=search]').value).toBe('toast');
  expect(find<HTMLInputElement>('[value=feedback]').checked).toBe(true);
});

test('ignores a category that does not exist', () => {
  history.replaceState(null, '', '?category=tools');
  detach = attachGallery(document);
  expect(readShown()).toHaveLength(3);
});

test('keeps what the router has stored, with the new address', () => {
  history.replaceState({ url: '/[[...slug]]', as: '/all-components/', __N: true }, '');
  detach = attachGallery(document);
  type('button');
  expect(history.state).toEqual({
    url: '/[[...slug]]',
    as: '/all-components/?filter=button',
    __N: true,
  });
});

test('follows what was typed before it was attached', () => {
  find<HTMLInputElement>('[type=search]').value = 'toast';
  detach = attachGallery(document);
  expect(readShown()).toEqual(['Snackbar']);
  expect(location.search).toBe('?filter=toast');
});
