import { expect, it } from 'vitest';
import { getPageApi } from '../../src/build/pageApi';
import { runInTemporaryFolder } from '../temporaryFolder';
import { createApi, createComponent } from './package/createApi';

runInTemporaryFolder({
  'data/garden/rake/rake.mdx': '---\ntitle: Rake\ncomponents:\n  - Rake\n  - Rakes\n---\n',
});

const rake = createComponent({ name: 'Rake' });
const api = createApi(rake, createComponent({ name: 'Rakes', section: 'casino' }));

it('finds what the front matter names, within the page’s product', () => {
  const names = { components: ['Rake'], hooks: [] };
  expect(getPageApi(api, 'garden', 'garden/rake/rake', names)).toEqual({ components: [rake], hooks: [] });
});

it.each([
  ['components', { components: ['Rake', 'Rakes'], hooks: [] }, 'names "Rakes"'],
  ['hooks', { components: [], hooks: ['Rakes'] }, 'names "Rakes"'],
])('stops at a name of %s that no package exports, with file and line', async (kind, names, words) => {
  // Paths are taken from the folder at the module's start.
  const { getPageApi: getInFolder } = await import('../../src/build/pageApi');
  const get = () => getInFolder(api, 'garden', 'garden/rake/rake', names);
  expect(get).toThrow(`data/garden/rake/rake.mdx:5: front matter "${kind}" ${words}`);
});
