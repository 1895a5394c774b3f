import { expect, it } from 'vitest';
import { showcase } from '../../../../data/showcase';
import { formatDiagnostic } from '../../../../src/base/node/diagnostic';
import {
  findShowcaseDiagnostics,
  findUnknownUses,
} from '../../../../src/extensions/showcase/node/showcaseDiagnostics';
import type { OwnEntry, PublicEntry } from '../../../../src/extensions/showcase/shared/showcase';

const own: OwnEntry = {
  kind: 'template',
  name: 'Seed shop',
  href: '/garden/templates/#seed-shop',
  demo: 'data/garden/templates/SeedShop/index.tsx',
  description: 'A store for seeds and bulbs.',
  uses: ['AppBar'],
};

const app: PublicEntry = {
  kind: 'application',
  name: 'Almanac',
  sketch: 'table',
  repository: 'garden/almanac',
  commit: '0123456789012345678901234567890123456789',
  manifest: 'web/package.json',
  description: 'Says when to sow and when to reap.',
  uses: ['@mui/material ^6.0.0'],
};

it('accepts the entries of the site, ten of them public', () => {
  expect(findShowcaseDiagnostics(showcase)).toEqual([]);
  expect(showcase.filter(({ kind }) => kind !== 'template').length).toBeGreaterThanOrEqual(10);
  expect(findShowcaseDiagnostics([own, app])).toEqual([]);
});

it.each([
  ['a short commit', [{ ...app, commit: '0123456' }], 'Almanac" commit: is not a full commit id'],
  ['a package without version', [{ ...app, uses: ['@mui/material'] }], 'is not a package with its version'],
  ['a manifest of another kind', [{ ...app, manifest: 'web/README.md' }], 'Almanac" manifest:'],
  ['an address elsewhere', [{ ...own, href: 'https://example.com/' }], 'Seed shop" href:'],
  ['a description without an end', [{ ...own, description: 'A store for seeds and bulbs' }], 'description:'],
  ['the same name twice', [app, app], 'Almanac" is listed twice'],
  ['the wrong order', [app, own], 'Seed shop" belongs before "Almanac"'],
])('rejects %s', (_, entries, reason) => {
  expect(findShowcaseDiagnostics(entries).map(formatDiagnostic)).toEqual([expect.stringContaining(reason)]);
});

it('rejects components that no library has', () => {
  const faults = findUnknownUses([own, { ...own, uses: ['AppBar', 'ApBar'] }, app], ['AppBar']);
  expect(faults.map(({ reason }) => reason)).toEqual(['"Seed shop" uses ApBar, which no library has.']);
});
