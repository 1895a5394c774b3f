import { expect, it } from 'vitest';
import { createProduct } from '../../../createProduct';
import { runInTemporaryFolder } from '../../../temporaryFolder';

runInTemporaryFolder({
  'data/garden/all-components/all-components.mdx': '---\ntitle: A\ndescription: A.\n---\n\n<Gallery />\n',
  'data/garden/react-rake/react-rake.mdx': '---\ntitle: Rake\ndescription: Rakes leaves.\n---\n',
});

it('the guides of a category are without the page that has the gallery', async () => {
  const { listGuides } = await import('../../../../src/content/node/components/guides');
  const children = [{ pathname: '/garden/all-components' }, { pathname: '/garden/react-rake' }];
  const product = createProduct({ nav: [{ pathname: '/garden/tools', children }] });
  const category = { title: 'Tools', menuGroup: '/garden/tools', components: [] };
  expect(listGuides(product, category).map(({ title }) => title)).toEqual(['Rake']);
});
