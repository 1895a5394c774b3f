import { expect, it } from 'vitest';
import { runInTemporaryFolder } from '../../../temporaryFolder';

runInTemporaryFolder({
  'data/garden/rake/rake.mdx': '',
  'data/garden/rake/RakeSizes.tsx': '',
  'data/garden/rake/leaves.ts': '',
  'data/garden/spade/spade.mdx': '',
  'data/garden/spade/RakeSizes/css/index.tsx': '',
});

it('lists files and folders of demos by their names, and no file that a demo imports', async () => {
  const { listDemoPages } = await import('../../../../src/content/node/facts/demoPages');
  const files = ['data/garden/rake/rake.mdx', 'data/garden/spade/spade.mdx'];
  expect([...listDemoPages(files)]).toEqual([['garden#RakeSizes', files]]);
});
