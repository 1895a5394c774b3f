import { describe, expect, it } from 'vitest';
import type { Release } from '../../../../src/site/shared/release';
import { formatDiagnostic } from '../../../../src/base/node/diagnostic';
import { findReleaseDiagnostics, type ReleaseContext } from '../../../../src/extensions/releases/node/rules';
import { createProduct } from '../../../createProduct';

const product = createProduct({ whatsNew: '/garden/news/', packages: [{ name: '@garden/rake' }] });

const newest: Release = {
  version: '2.1.0',
  date: '2024-05-02',
  packages: ['@garden/rake'],
  changes: ['The rake has a longer handle: see [Rake](/garden/rake/#handle).'],
};

const older: Release = {
  version: '2.0.0',
  date: '2024-04-01',
  breaking: ['The tines are made of wood, so cut your soil first.'],
  changes: [],
};

const surroundings: ReleaseContext = {
  source: [
    "version: '2.1.0',",
    "packages: ['@garden/spade'],",
    '[Rake](/garden/rake/#tines)',
    "version: '2.0.0',",
  ].join('\n'),
  installed: '2.1.0',
  targets: new Map([['/garden/rake/', new Set(['handle'])]]),
  hasList: true,
};

function find(releases: readonly Release[], changed: Partial<ReleaseContext> = {}, of = product) {
  return findReleaseDiagnostics(of, releases, { ...surroundings, ...changed }).map(formatDiagnostic);
}

const FILE = 'data/garden/releases.ts';

describe('the releases of a product', () => {
  it('may be right', () => {
    expect(find([newest, older])).toEqual([]);
  });

  it.each<[fault: string, releases: readonly Release[], message: string]>([
    ['a date of another form', [{ ...newest, date: 'May 2, 2024' }], `${FILE}:1: date: is no date such as`],
    ['a day that does not exist', [{ ...newest, date: '2024-02-31' }], `${FILE}:1: date: is no date such as`],
    ['a version that is none', [{ ...newest, version: 'next' }], ': version: is no version such as 6.0.2.'],
    [
      'a text without an end',
      [{ ...newest, changes: ['The rake has a longer handle'] }],
      'changes.0: must be a',
    ],
    [
      'a text of two lines',
      [{ ...newest, changes: ['The rake has\na longer handle.'] }],
      'changes.0: must be a',
    ],
    ['nothing that is new', [{ ...newest, changes: [] }], `${FILE}:1: 2.1.0 has 0 entries.`],
    ['more than one can read', [{ ...newest, changes: Array(9).fill(newest.changes[0]) }], '9 entries.'],
    ['the wrong order', [newest, { ...older, date: '2024-06-01' }], `${FILE}:4: 2.0.0 is newer than 2.1.0`],
    ['the same twice', [newest, newest], `${FILE}:1: 2.1.0 is listed twice.`],
    [
      'a package of another product',
      [{ ...newest, packages: ['@garden/spade'] }],
      `${FILE}:2: @garden/spade is no package of the product. data/garden/packages.ts lists them.`,
    ],
    [
      'a link to a page that is not there',
      [{ ...newest, changes: ['The [spade](/garden/spade/) is sharper.'] }],
      `${FILE}:1: Link to /garden/spade/: there is no such page.`,
    ],
    [
      'a link to a heading that is not there',
      [{ ...newest, changes: ['The [rake](/garden/rake/#tines) is sharper.'] }],
      `${FILE}:3: Link to /garden/rake/#tines: /garden/rake/ has no element with the id "tines".`,
    ],
    [
      'a link to another site',
      [{ ...newest, changes: ['The [rake](https://example.com/) is sharper.'] }],
      'a release may link only to pages of this site.',
    ],
  ])('must not have %s', (_, releases, message) => {
    const installed = releases[0]?.version ?? null;
    expect(find(releases, { installed })).toEqual([expect.stringContaining(message)]);
  });

  it('must have an entry for what is installed', () => {
    expect(find([newest, older], { installed: '2.2.0' })).toEqual([
      `${FILE}:1: The newest release is 2.1.0, and 2.2.0 is installed. Put an entry for 2.2.0 first.`,
    ]);
    expect(find([])).toEqual([
      `${FILE}:1: The newest release is missing, and 2.1.0 is installed. Put an entry for 2.1.0 first.`,
    ]);
    expect(find([newest], { installed: null })).toEqual([]);
  });

  it('must be listed on a page', () => {
    expect(find([newest], { hasList: false })).toEqual([
      expect.stringMatching(/^data\/garden\/product\.ts:1: No page at \/garden\/news\/ lists the releases\./),
    ]);
    expect(find([newest], {}, createProduct({}))).toEqual([
      expect.stringMatching(/^data\/garden\/product\.ts:1: whatsNew is missing\./),
    ]);
  });

  it('are not needed where a product has no page for them', () => {
    expect(find([], {}, createProduct({}))).toEqual([]);
  });
});
