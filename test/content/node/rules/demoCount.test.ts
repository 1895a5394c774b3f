import { expect, it } from 'vitest';
import { demoCount } from '../../../../src/content/node/rules/demoCount';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const PLAYGROUND = '<Playground component="Rake" props="size" />';

/** A page that shows so many demos. */
function createPage(count: number, components: string, playground: string) {
  const demos = Array.from({ length: count }, (_, index) => `<Demo name="Rake${index}" />`);
  return createPageSource([playground, ...demos].join('\n\n'), { components });
}

it.each([
  // Reference, demos, playgrounds: at least 80 %.
  [0, 0, 0, null],
  [1, 1, 0, null],
  [5, 4, 0, null],
  [5, 3, 1, null],
  [5, 3, 0, 'warning 1: The page has 3 of 4 demos, playgrounds included (the reference: 5).'],
  [10, 6, 0, 'warning 1: The page has 6 of 8 demos, playgrounds included (the reference: 10).'],
  [10, 5, 0, 'error 1: The page has 5 of 8 demos, playgrounds included (the reference: 10).'],
  [10, 5, 1, 'warning 1: The page has 6 of 8 demos, playgrounds included (the reference: 10).'],
  [1, 0, 0, 'error 1: The page has 0 of 1 demos, playgrounds included (the reference: 1).'],
])('where the reference has %i: %i demos and %i playgrounds', (reference, demos, playgrounds, reason) => {
  const page = createPage(demos, 'Rake', PLAYGROUND.repeat(playgrounds));
  expect(listReasons(demoCount, page, { demos: reference })).toEqual(reason === null ? [] : [reason]);
});

it.each([
  ['size', '', 1],
  ['size,color', '', 2],
  ['size,color,grip,teeth', '', 3],
  ['size,color,grip,teeth', '<Playground component="Rake" variables="--Rake-a,--Rake-b" />', 5],
])('counts a playground of %s as what it shows, up to three: %s %i', (props, second, count) => {
  const page = createPageSource(`<Playground component="Rake" props="${props}" />\n\n${second}`, {
    components: 'Rake',
  });
  expect(listReasons(demoCount, page, { demos: count })).toEqual([]);
  expect(listReasons(demoCount, page, { demos: 10 * count })[0]).toMatch(
    `The page has ${count} of ${8 * count} demos`,
  );
});

it('counts a tool of the site as a demo', () => {
  const page = createPageSource('<Tool name="density" />', { components: '' });
  expect(listReasons(demoCount, page, { demos: 1 })).toEqual([]);
});

it('only warns of guides', () => {
  expect(listReasons(demoCount, createPage(0, '', ''), { demos: 2 })).toEqual([
    'warning 1: The page has 0 of 2 demos, playgrounds included (the reference: 2).',
  ]);
});
