import { expect, it } from 'vitest';
import { listEntryLinks } from '../../../../src/extensions/showcase/node/rules';
import type { ShowcaseEntry } from '../../../../src/extensions/showcase/shared/showcase';

it('checks the link of an entry to a page of the site, and none to other sites', () => {
  const entry = { kind: 'template', name: 'Seeds', href: '/garden/seeds/#top' } as ShowcaseEntry;
  expect(listEntryLinks(entry)).toEqual([
    { file: 'data/showcase.ts', owner: '"Seeds"', href: '/garden/seeds/#top' },
  ]);
  expect(listEntryLinks({ ...entry, kind: 'application' } as ShowcaseEntry)).toEqual([]);
});
