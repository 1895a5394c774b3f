import { expect, it } from 'vitest';
import { getPageApi } from '../../../../src/api/node/pages/pageApi';
import { runInTemporaryFolder } from '../../../temporaryFolder';
import { createApi, createComponent } from './createApi';

runInTemporaryFolder({
  'data/garden/rake/rake.mdx':
    '---\ntitle: Rake\ndescription: Rakes.\ncomponents:\n  - Rake\n  - Rakes\nhooks: [useRakes]\n---\n',
});

const rake = createComponent({ name: 'Rake' });
const api = createApi(rake, createComponent({ name: 'Rakes', section: 'casino' }));

it('finds what the front matter names, within the page’s product', () => {
  const names = { components: ['Rake'], hooks: [] };
  expect(getPageApi(api, 'garden', 'garden/rake/rake', names)).toEqual({ components: [rake], hooks: [] });
});

it('stops at all names that no package exports, each with file and line', async () => {
  // Paths are taken from the folder at the module's start.
  const { getPageApi: getInFolder } = await import('../../../../src/api/node/pages/pageApi');
  const names = { components: ['Rake', 'Rakes'], hooks: ['useRakes'] };
  expect(() => getInFolder(api, 'garden', 'garden/rake/rake', names)).toThrow(
    [
      'data/garden/rake/rake.mdx:6: front matter "components" names "Rakes", for which no package of garden ' +
        'has an API page. Correct the name, or see data/garden/packages.ts.',
      'data/garden/rake/rake.mdx:7: front matter "hooks" names "useRakes", for which no package of garden ' +
        'has an API page. Correct the name, or see data/garden/packages.ts.',
    ].join('\n'),
  );
});
