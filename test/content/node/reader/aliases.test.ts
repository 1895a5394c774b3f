import { expect, it } from 'vitest';
import { listAliases } from '../../../../src/content/node/reader/aliases';
import { parsePage } from '../../../../src/content/node/reader/parsePage';

it('are listed with their anchor, in the order of the front matter', () => {
  const aliases = { one: 'colors', two: 'RakeColors', three: 'colors' };
  expect(listAliases(aliases, 'colors')).toEqual(['one', 'three']);
});

it('are given to the demos of a page, and have their lines', () => {
  const { aliases, demoOptions } = parsePage(
    'data/rake.mdx',
    '---\ntitle: Rake\ndescription: A rake.\naliases:\n  Paint: RakeColors\n  paint: colors\n---\n\n' +
      '## Colors\n\n<Demo name="RakeColors" />\n',
  );
  expect(demoOptions).toMatchObject([{ name: 'RakeColors', aliases: ['Paint'] }]);
  expect(aliases).toEqual([
    { line: 5, alias: 'Paint', anchor: 'RakeColors' },
    { line: 6, alias: 'paint', anchor: 'colors' },
  ]);
});
