import { expect, it } from 'vitest';
import type { FormerAddresses } from '../../../../../src/site/shared/formerAddresses';
import { runInTemporaryFolder } from '../../../../temporaryFolder';

const none: FormerAddresses = {
  folders: [],
  pages: {},
  shortLinks: {},
  retiredLanguages: [],
  retiredRoots: [],
  formerRoots: [],
};

runInTemporaryFolder({
  'data/referencePages.json': '["/garden/hoe/", "/garden/rake/"]',
  'data/redirects.ts':
    "const tools = {\n  rakes: '/garden/rake/',\n  spades: '/garden/spade/',\n};\n'/old/': '/garden/spade/',\n",
});

const targets = new Map([['/garden/rake/', new Set(['tines'])]]);

async function find(former: Partial<FormerAddresses>): Promise<string[]> {
  const { findRedirectDiagnostics } = await import('../../../../../src/content/node/rules/site/redirects');
  const { formatDiagnostic } = await import('../../../../../src/base/node/diagnostic');
  return findRedirectDiagnostics({ ...none, ...former }, targets).map(formatDiagnostic);
}

it('accepts redirects to pages and headings, and to pages of the reference that are not written yet', async () => {
  const pages = {
    '/rakes/': '/garden/rake/',
    '/tines/': '/garden/rake/#tines',
    '/hoes/': '/garden/hoe/#blade',
  };
  expect(await find({ pages, shortLinks: pages, folders: [['/tools/', '/garden/r']] })).toEqual([]);
});

it.each<[fault: string, former: Partial<FormerAddresses>, finding: string]>([
  [
    'to no page, by the line of its list',
    { pages: { '/tools/spades/': '/garden/spade/' } },
    '3: /tools/spades/ leads to /garden/spade/: there is no such page.',
  ],
  [
    'to no page, by its own line',
    { pages: { '/old/': '/garden/spade/' } },
    '5: /old/ leads to /garden/spade/: there is no such page.',
  ],
  [
    'to no heading',
    { shortLinks: { '/r/rake/': '/garden/rake/#handle' } },
    '1: /r/rake/ leads to /garden/rake/#handle: /garden/rake/ has no element with the id "handle".',
  ],
  [
    'that would hide a page',
    { pages: { '/garden/rake/': '/garden/rake/' } },
    'there is a page at the former address, which would never be seen.',
  ],
  [
    'without a slash at its end',
    { pages: { '/rakes': '/garden/rake/' } },
    'a former address is a path with a slash at both ends.',
  ],
  [
    'of a folder without a slash at its end',
    { folders: [['/tools', '/garden/']] },
    'a former address is a path with a slash at both ends.',
  ],
])('finds one %s', async (_, former, finding) => {
  expect(await find(former)).toEqual([expect.stringContaining(finding)]);
});
