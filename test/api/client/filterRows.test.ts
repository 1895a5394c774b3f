// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { filterRows } from '../../../src/api/client/filterRows';

beforeEach(() => {
  document.body.innerHTML = `<div id="list"><table>
    <tr data-name="color"><th>color</th><td>'primary'</td></tr>
    <tr data-name="size"><th>size</th><td>'small'</td></tr></table>
    <details class="api-inherited"><table><tr data-name="action"><th>action</th><td>Ref of a color</td></tr></table></details>
  </div>`;
});

const getShown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-name]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset.name);

it.each([
  ['by name alone where a name fits', 'COL', ['color'], 1],
  ['by type', "'SMALL'", ['size'], 1],
  ['by type or description where none does', 'ref', ['action'], 1],
  ['by all words', 'small ref', [], 0],
  ['an empty text shows all', ' ', ['color', 'size', 'action'], null],
])('finds %s', (_, text, shown, count) => {
  expect(filterRows('list', text)).toBe(count);
  expect(getShown()).toEqual(shown);
});

it('unfolds inherited props that it finds, and folds them again', () => {
  const details = document.querySelector('details');
  filterRows('list', 'action');
  expect(details?.open).toBe(true);
  filterRows('list', 'color');
  expect(details?.open).toBe(false);
});
