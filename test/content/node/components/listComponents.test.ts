import { describe, expect, it } from 'vitest';
import type { ListedCategory } from '../../../../src/content/shared/componentList';
import { createProduct } from '../../../createProduct';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';
import { createApi, createComponent } from '../../../api/node/pages/createApi';

const product = createProduct({
  packages: [{ name: '@garden/tools' }, { name: '@garden/lab', isLab: true }],
  nav: [
    {
      pathname: '/garden/tools',
      title: 'Components',
      children: [
        {
          pathname: '/garden/tools/soil',
          subheader: 'soil',
          children: [
            { pathname: '/garden/react-rake', beta: true },
            { pathname: '/garden/react-soil', title: 'Soil care' },
            { pathname: '/garden/react-spade', absent: true },
          ],
        },
      ],
    },
  ],
});

const api = createApi(
  createComponent({ name: 'Handle', packageName: '@garden/tools', pathname: '/garden/api/handle/' }),
  createComponent({ name: 'Rake', packageName: '@garden/tools', pathname: '/garden/api/rake/' }),
  createComponent({
    name: 'WaterCan',
    packageName: '@garden/lab',
    pathname: '/garden/api/water-can/',
    deprecation: '',
    imports: ["import { Unstable_WaterCan as WaterCan } from '@garden/lab';"],
  }),
);

const waterCan = { title: 'Water Can', name: 'WaterCan', description: 'Waters.' };
const soil: ListedCategory = { title: 'Soil', menuGroup: '/garden/tools/soil', components: [waterCan] };

function writePage(name: string, frontMatter: string, text = ''): void {
  writeFile(`data/garden/${name}/${name}.mdx`, `---\n${frontMatter}\n---\n\n${text}`);
}

runInTemporaryFolder({
  'data/garden/garden.mdx': '',
  'data/garden/components.ts': "[\n  { name: 'WaterCan' },\n]\n",
  'data/drawings/rake.svg': '<svg/>',
  'data/drawings/soil.svg': '<svg/>',
  'data/drawings/water-can.svg': '<svg/>',
  'data/garden/react-rake/react-rake.mdx':
    '---\ntitle: Rake\ndescription: Rakes leaves.\ncomponents: [Handle, Rake]\n---\n',
  'data/garden/react-soil/react-soil.mdx':
    '---\ntitle: Soil care\ndescription: For soil.\ncomponents: [Handle]\n---\n',
});

const SPADE = 'title: Spade\ndescription: There is none. Use the rake.';

async function list(category: ListedCategory = soil) {
  const { describeCategories } = await import('../../../../src/content/node/components/listComponents');
  return describeCategories(product, [category], api)[0]?.components ?? [];
}

async function findFaults(...categories: ListedCategory[]) {
  const { findComponentDiagnostics } = await import(
    '../../../../src/content/node/components/componentDiagnostics'
  );
  const { formatDiagnostic } = await import('../../../../src/base/node/diagnostic');
  return findComponentDiagnostics(product, categories, api).map(formatDiagnostic);
}

describe('the components of a category', () => {
  it('are its guides and what has none, by title', async () => {
    expect((await list()).map(({ title, href, hasGuide }) => [title, href, hasGuide])).toEqual([
      ['Rake', '/garden/react-rake/', true],
      ['Soil care', '/garden/react-soil/', true],
      ['Water Can', '/garden/api/water-can/', false],
    ]);
  });

  it('are measured by the export that the page is named after, else by its first', async () => {
    expect((await list()).map(({ name, packageName }) => [name, packageName])).toEqual([
      ['Rake', '@garden/tools'],
      ['Handle', '@garden/tools'],
      ['WaterCan', '@garden/lab'],
    ]);
  });

  it('have the package of their page where the reference has none of them', async () => {
    writePage('react-soil', "title: Soil care\ndescription: S.\npackageName: '@garden/soil'");
    expect((await list()).map(({ packageName }) => packageName)).toContain('@garden/soil');
  });

  it('have the states of menu, package and library', async () => {
    expect((await list()).map(({ states }) => states)).toEqual([
      ['beta'],
      [],
      ['unstable', 'lab', 'deprecated'],
    ]);
  });

  it('are also those that readers look for in vain, with their page', async () => {
    writePage('react-spade', SPADE);
    expect((await list()).find(({ title }) => title === 'Spade')).toMatchObject({
      states: ['absent'],
      name: null,
      href: '/garden/react-spade/',
    });
  });

  it('have drawings named like their pages', async () => {
    expect((await list()).map(({ drawing }) => drawing)).toEqual(['rake', 'soil', 'water-can']);
  });

  it('are only pages that are titled like what they document, where a group has others', async () => {
    const titles = (await list({ ...soil, hasOnlyNamesakes: true })).map(({ title }) => title);
    expect(titles).toEqual(['Rake', 'Water Can']);
  });
});

describe('faults of the list', () => {
  it('are none in an up-to-date one', async () => {
    expect(await findFaults(soil)).toEqual([]);
  });

  it('are entries that have a guide now', async () => {
    writePage('react-soil', 'title: Soil care\ndescription: S.\ncomponents: [WaterCan]');
    expect(await findFaults(soil)).toEqual([
      'data/garden/components.ts:2: "Water Can" has a guide now: /garden/react-soil. Remove the entry.',
    ]);
    expect(await findFaults({ ...soil, components: [{ ...waterCan, guide: '/garden/react-soil' }] })).toEqual(
      [],
    );
  });

  it('are exports that no package has', async () => {
    const components = [{ ...waterCan, name: 'Hoe', title: 'Water can' }];
    expect(await findFaults({ ...soil, components })).toEqual([
      'data/garden/components.ts:1: no package of garden has an API page for "Hoe". ' +
        'Correct the name, or see data/garden/packages.ts.',
    ]);
  });

  it('are missing drawings, of entries and of guides', async () => {
    writePage('react-soil', 'title: Rope\ndescription: S.\ncomponents: [Handle]');
    const components = [{ ...waterCan, drawing: 'can' }];
    expect(await findFaults({ ...soil, components })).toEqual([
      'data/garden/components.ts:2: "Water Can" has no drawing. Draw data/drawings/can.svg, or name another one.',
    ]);
  });

  it('are long descriptions and guides that the menu does not have', async () => {
    const components = [{ ...waterCan, description: 'W'.repeat(111), guide: '/garden/water' }];
    expect(await findFaults({ ...soil, components })).toEqual([
      'data/garden/components.ts:2: /garden/water is not in data/garden/menu.ts. Correct the path of the guide.',
      'data/garden/components.ts:2: the description of "Water Can" has 111 characters. Shorten it to 110.',
    ]);
  });

  it('are addresses that are none', async () => {
    const components = [{ ...waterCan, materialDesign: 'https://m2.material.io/', waiAria: 'w3.org/can' }];
    expect(await findFaults({ ...soil, components })).toEqual([
      'data/garden/components.ts:2: "w3.org/can" is no web address. Give one that begins with https://.',
    ]);
  });

  it('are empty categories, and groups of guides that are no category', async () => {
    const empty = { title: 'Air', menuGroup: '/garden/tools/air', components: [] };
    const [first = '', ...others] = await findFaults(empty);
    expect(first).toContain('the category "Air" is empty: data/garden/menu.ts has no guides below');
    expect(others).toEqual([]);
  });
});
