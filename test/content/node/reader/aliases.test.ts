import { describe, expect, it } from 'vitest';
import { findAliasDiagnostics, listAliases } from '../../../../src/content/node/reader/aliases';
import { parsePage } from '../../../../src/content/node/reader/parsePage';

const ANCHORS = new Set(['colors', 'RakeColors']);

describe('an alias', () => {
  it.each([
    ['leads to a heading', { 'color-of-a-rake': 'colors' }, []],
    ['leads to a demo', { ColorfulRake: 'RakeColors' }, []],
    [
      'leads nowhere',
      { old: 'colours' },
      ['The alias "old" leads to "colours", which the page does not have.'],
    ],
    [
      'is an anchor of the page already',
      { colors: 'RakeColors' },
      ['The alias "colors" is an anchor of the page itself.'],
    ],
    [
      'is an id of the frame',
      { navigation: 'colors' },
      ['The alias "navigation" is an id of the page\'s frame.'],
    ],
    [
      'has a space, which no id may have',
      { 'old colors': 'colors' },
      ['The alias "old colors" is no anchor.'],
    ],
  ])('that %s', (_, aliases, reasons) => {
    expect(findAliasDiagnostics(aliases, ANCHORS).map(({ reason }) => reason)).toEqual(reasons);
  });

  it('is listed with its anchor, in the order of the front matter', () => {
    const aliases = { one: 'colors', two: 'RakeColors', three: 'colors' };
    expect(listAliases(aliases, 'colors')).toEqual(['one', 'three']);
  });
});

const toSource = (aliases: string) =>
  `---\ntitle: Rake\ndescription: A rake.\naliases:\n${aliases}\n---\n\n## Colors\n\n<Demo name="RakeColors" />\n`;

describe('the aliases of a page', () => {
  it('are given to its demos', () => {
    const { demoOptions, diagnostics } = parsePage(
      'data/rake.mdx',
      toSource('  Paint: RakeColors\n  paint: colors'),
    );
    expect(diagnostics).toEqual([]);
    expect(demoOptions).toMatchObject([{ name: 'RakeColors', aliases: ['Paint'] }]);
  });

  it('stop the build with the line of one that leads nowhere', () => {
    const { diagnostics } = parsePage('data/rake.mdx', toSource('  Paint: RakeColors\n  lost: nowhere'));
    expect(diagnostics).toMatchObject([
      { line: 6, severity: 'error', reason: expect.stringContaining('"nowhere"') },
    ]);
  });
});
