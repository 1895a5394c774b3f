import { describe, expect, it } from 'vitest';
import { selectContentFiles } from '../../../../src/content/node/reader/contentFiles';
import { createProduct } from '../../../createProduct';
import { runInTemporaryFolder } from '../../../temporaryFolder';

const files = [
  'data/docs/tools/tools.mdx',
  'data/garden/garden.mdx',
  'data/garden/rake/rake.mdx',
  'data/garden/rakes/rakes.mdx',
];

describe('an argument', () => {
  it.each([
    ['/garden/rake/', ['data/garden/rake/rake.mdx']],
    ['garden/rake', ['data/garden/rake/rake.mdx']],
    ['./data/garden/rake', ['data/garden/rake/rake.mdx']],
    ['data/garden/rake/rake.mdx', ['data/garden/rake/rake.mdx']],
    ['/garden/', files.slice(1)],
    ['/tools/', ['data/docs/tools/tools.mdx']],
  ])('%s means %j', (argument, expected) => {
    expect(selectContentFiles(files, [argument])).toEqual(expected);
  });

  it('of none means all', () => {
    expect(selectContentFiles(files, [])).toEqual(files);
  });

  it('of two means each page once', () => {
    expect(selectContentFiles(files, ['/garden/rake/', '/garden/'])).toHaveLength(3);
  });

  it('that means no page is refused', () => {
    expect(() => selectContentFiles(files, ['/garden/spade/'])).toThrow('No page matches "/garden/spade/".');
  });
});

describe('the pages', () => {
  runInTemporaryFolder({
    'data/garden/rake/rake.mdx': '',
    'data/garden/rake/RakeTeeth.tsx': '',
    'data/trials/trials.mdx': '',
  });

  it('are those of products for readers', async () => {
    const { listContentFiles } = await import('../../../../src/content/node/reader/contentFiles');
    const trials = createProduct({ id: 'trials', isInternal: true });
    expect(listContentFiles([createProduct({}), trials])).toEqual(['data/garden/rake/rake.mdx']);
  });
});
