import { describe, expect, it } from 'vitest';
import { runInTemporaryFolder } from '../../../temporaryFolder';

runInTemporaryFolder({
  'data/garden/sampleData/plants.ts': 'export const plants = [];\n',
  'data/garden/sampleData/manyPlants.ts': "import { plants } from './plants';\n",
  'data/garden/rows/Rake.tsx': '',
  'data/garden/rows/deep/Hoe.tsx': '',
});

/** Imported in the test, because they take the folder where they start for the repository. */
const load = async () => ({
  ...(await import('../../../../src/demo/node/files/demoFiles')),
  ...(await import('../../../../src/demo/node/files/sampleData')),
});

describe('sample data of a product', () => {
  it.each([
    ['../sampleData/plants', 'rows/Rake.tsx', ['sampleData/plants.ts']],
    [
      '../../sampleData/manyPlants',
      'rows/deep/Hoe.tsx',
      ['sampleData/manyPlants.ts', 'sampleData/plants.ts'],
    ],
  ])('are files of a demo that imports them: %s', async (specifier, demo, expected) => {
    const { findDemoFiles } = await load();
    const home = `${process.cwd()}/data/garden/`;
    const files = findDemoFiles(`import { a } from '${specifier}';\n`, home + demo);
    expect(files.map((file) => file.replace(home, ''))).toEqual(expected);
  });

  it.each(['../../../shed/sampleData/plants', '../sampleData/../plants', '../sampleData/soil'])(
    'are of its own product: %s',
    async (specifier) => {
      const { findDemoFiles } = await load();
      const demo = `${process.cwd()}/data/garden/rows/Rake.tsx`;
      expect(() => findDemoFiles(`import { a } from '${specifier}';\n`, demo)).toThrow(
        /Rake\.tsx:1: imports/,
      );
    },
  );

  it('are beside the demo for readers', async () => {
    const { toPublishedCode } = await load();
    expect(toPublishedCode("import { a } from '../../sampleData/plants';\nconst b = '../x';\n")).toBe(
      "import { a } from './plants';\nconst b = '../x';\n",
    );
  });

  it('are listed for the editor', async () => {
    const { listSampleData } = await load();
    expect(listSampleData('data/garden')).toEqual(['manyPlants', 'plants']);
    expect(listSampleData('data')).toEqual([]);
  });
});
