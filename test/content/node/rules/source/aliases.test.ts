import { describe, expect, it } from 'vitest';
import { aliases } from '../../../../../src/content/node/rules/source/aliases';
import { createPageSource } from '../createPageSource';

const page = createPageSource('## Colors\n\n<Demo name="RakeColors" />');

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
  ])('that %s', (_, entries, reasons) => {
    const own = Object.entries(entries).map(([alias, anchor]) => ({ line: 5, alias, anchor }));
    expect(aliases.check({ ...page, aliases: own }).map(({ reason }) => reason)).toEqual(reasons);
  });

  it('is reported with its line', () => {
    const own = [{ line: 6, alias: 'lost', anchor: 'nowhere' }];
    expect(aliases.check({ ...page, aliases: own })).toMatchObject([{ line: 6, severity: 'error' }]);
  });
});
