// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { attachApiRows } from '../../../src/api/client/apiRows';

let detach: (() => void) | undefined;

beforeEach(() => {
  document.body.innerHTML = `<table class="api-list">
    <tr id="a"><th><button class="api-toggle" aria-expanded="false"></button></th></tr>
    <tr id="b"><th><button class="api-toggle" aria-expanded="false"></button></th></tr></table><p id="c"></p>`;
});

afterEach(() => {
  detach?.();
  history.replaceState(null, '', location.pathname);
});

const attach = () => (detach = attachApiRows(document));
const getOpen = () =>
  [...document.querySelectorAll('[aria-expanded="true"]')].map((toggle) => toggle.closest('tr')?.id);
const getTargets = () => [...document.querySelectorAll('[data-target]')].map(({ id }) => id);

it('opens and closes a row by its button', () => {
  attach();
  const toggle = document.querySelector<HTMLElement>('#a .api-toggle');
  toggle?.click();
  expect(getOpen()).toEqual(['a']);
  toggle?.click();
  expect(getOpen()).toEqual([]);
});

it('marks and opens the row of the address, and follows the address', () => {
  history.replaceState(null, '', '#b');
  attach();
  expect([getTargets(), getOpen()]).toEqual([['b'], ['b']]);
  history.replaceState(null, '', '#a');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(getTargets()).toEqual(['a']);
});

it.each(['#c', '#%', '#none', ''])('marks nothing for %j', (hash) => {
  history.replaceState(null, '', `${location.pathname}${hash}`);
  attach();
  expect(getTargets()).toEqual([]);
});
