import { expect, it } from 'vitest';
import { removeLinks } from '../../../src/content/node/removeLinks';

const ROBOT = ['/garden/robot'];

it.each([
  [
    'to the page',
    '<p><a href="/garden/robot/">A <em>robot</em></a> mows.</p>',
    '<p>A <em>robot</em> mows.</p>',
  ],
  [
    'to a section or view of it',
    '<a class="x" href="/garden/robot/#blades">b</a><a href="/garden/robot/?q=1">c</a>',
    'bc',
  ],
  ['to other pages', '<a href="/garden/robots/">r</a> <a href="/garden/robot/x/">x</a>', null],
])('links %s', (_, html, expected) => {
  expect(removeLinks(html, ROBOT)).toBe(expected ?? html);
});
