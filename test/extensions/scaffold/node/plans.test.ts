import { readFileSync, rmSync } from 'node:fs';
import ts from 'typescript';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Change } from '../../../../src/extensions/scaffold/node/changes';
import type { Question } from '../../../../src/extensions/scaffold/node/questions';
import type { Site } from '../../../../src/extensions/scaffold/node/site';
import { createProduct } from '../../../createProduct';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';
import { createApi, createComponent, createProp } from '../../../api/node/pages/createApi';

const MENU = `export const menu = [
  { pathname: '/garden/tools', title: 'Tools', children: [{ pathname: '/garden/react-hoe' }] },
  { pathname: '/garden/guides', title: 'Guides', children: [{ pathname: '/garden/guides/winter' }] },
];
`;
const HOE = `---
title: Hoe
description: Loosen the ground between rows.
components: [Hoe]
---

<Demo name="BasicHoe" />

## Import

\`\`\`tsx
import Hoe from '@garden/core/Hoe';
\`\`\`

## Sizes

Three of them.

## Colors

None.
`;
const HOE_DEMO = `import Hoe from '@garden/core/Hoe';

export default function BasicHoe() {
  return <Hoe />;
}
`;

runInTemporaryFolder({
  'data/garden/menu.ts': MENU,
  'data/garden/components.ts': "export const components = [{ name: 'Rake' }, { name: 'Spade' }];\n",
  'data/garden/react-hoe/react-hoe.mdx': HOE,
  'data/garden/react-hoe/BasicHoe.tsx': HOE_DEMO,
  'data/products.ts':
    "import { product as garden } from './garden/product';\n\nexport const products = [garden];\n",
  'data/libraries.ts': "export const libraries = { garden: { choose: 'Beds.' } };\n",
  '.prettierrc': '{ "singleQuote": true, "printWidth": 110 }',
  'pages/garden/[[...slug]].tsx': "import { menu } from '../../data/garden/menu';\n",
  'node_modules/@yard/core/package.json': '{ "name": "@yard/core", "version": "1.0.0" }',
});

const prop = (name: string, text: string) =>
  createProp({ name, isRequired: true, type: { text, members: [] } });
const site: Site = {
  products: [
    createProduct({
      packages: [{ name: '@garden/core', path: null }],
      nav: [
        { pathname: '/garden/tools', title: 'Tools', children: [{ pathname: '/garden/react-hoe' }] },
        { pathname: '/garden/guides', title: 'Guides', children: [{ pathname: '/garden/guides/winter' }] },
      ],
    }),
  ],
  api: createApi(
    createComponent({ name: 'Rake', imports: ["import Rake from '@garden/core/Rake';"] }),
    createComponent({ name: 'Hoe', imports: ["import Hoe from '@garden/core/Hoe';"] }),
    createComponent({
      name: 'Spade',
      packageName: '@garden/lab',
      imports: ["import Spade from '@garden/lab/Spade';"],
      props: [prop('label', 'string'), prop('open', 'boolean'), prop('children', 'ReactNode')],
    }),
    createComponent({ name: 'Press', props: [prop('schedule', 'Schedule')] }),
  ),
};

/** Plans as the command does: the given answers are checked, the others are the fallbacks. */
async function plan(kind: 'Page' | 'Demo' | 'Product', given: Record<string, string>): Promise<Change[]> {
  const { resolveAnswers } = await import('../../../../src/extensions/scaffold/node/questions');
  const module = await import(`../../../../src/extensions/scaffold/node/new${kind}.ts`);
  const questions: Question[] = module[`list${kind}Questions`](site);
  return module[`plan${kind}`](site, resolveAnswers(questions, given));
}

/** The files as they are on the disk once a plan is carried out. */
async function make(...args: Parameters<typeof plan>): Promise<(file: string) => string> {
  const { applyChanges } = await import('../../../../src/extensions/scaffold/node/changes');
  await applyChanges(await plan(...args));
  return (file) => readFileSync(file, 'utf8');
}

/** The faults of a file's syntax. */
function findSyntaxFaults(file: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const RAKE = {
  path: '/garden/react-rake/',
  title: 'Rake',
  component: 'Rake',
  description: 'Gather leaves and level a bed.',
};

describe('a new page', () => {
  it('of a component has its first demo, its import, its line in the menu, and is no longer without a guide', async () => {
    const read = await make('Page', RAKE);
    const { readPage } = await import('../../../../src/content/node/reader/readPage');
    const page = readPage('data/garden/react-rake/react-rake.mdx');
    expect(page.frontMatter).toMatchObject({
      title: 'Rake',
      description: RAKE.description,
      components: ['Rake'],
    });
    expect(page.headings.map(({ text }) => text)).toEqual(['Import', 'When to use it', 'Accessibility']);
    expect(page.demos.map(({ name }) => name)).toEqual(['BasicRake']);
    expect(read('data/garden/react-rake/react-rake.mdx')).toContain("import Rake from '@garden/core/Rake';");
    expect(read('data/garden/react-rake/BasicRake.tsx')).toBe(HOE_DEMO.replaceAll('Hoe', 'Rake'));
    expect(read('data/garden/menu.ts').replace(/\s+/g, ' ')).toContain(
      "{ pathname: '/garden/react-hoe' }, { pathname: '/garden/react-rake' }",
    );
    expect(read('data/garden/components.ts')).toBe("export const components = [{ name: 'Spade' }];\n");
  });

  it('names the package of a component that is not of the main one, and gives its demo the required props', async () => {
    const read = await make('Page', {
      ...RAKE,
      path: '/garden/react-spade/',
      title: 'Digging with a spade',
      component: 'Spade',
      demo: 'SpadeInClay',
    });
    expect(read('data/garden/react-spade/react-spade.mdx')).toContain("packageName: '@garden/lab'");
    expect(read('data/garden/menu.ts')).toContain("title: 'Digging with a spade'");
    const demo = 'data/garden/react-spade/SpadeInClay.tsx';
    expect(findSyntaxFaults(demo)).toEqual([]);
    expect(read(demo).replace(/\s+/g, ' ')).toContain('<Spade label="" open={false}> <span /> </Spade>');
  });

  it('of prose is in the group of its neighbors, and quotes what YAML would misread', async () => {
    const description = 'What to cut: roses, "hydrangeas" & vines.';
    const read = await make('Page', { path: '/garden/guides/pruning/', title: 'Pruning', description });
    const { readPage } = await import('../../../../src/content/node/reader/readPage');
    const { frontMatter, demos } = readPage('data/garden/guides/pruning/pruning.mdx');
    expect(frontMatter).toMatchObject({ title: 'Pruning', description });
    expect(demos).toEqual([]);
    expect(read('data/garden/menu.ts').replace(/\s+/g, ' ')).toContain(
      "{ pathname: '/garden/guides/winter' }, { pathname: '/garden/guides/pruning' }",
    );
  });

  it.each([
    [{ path: '/garden/React-Rake/' }, 'Write it in lower case'],
    [{ path: '/garden/react-rake' }, 'from the first slash to the last'],
    [{ path: '/yard/react-rake/' }, 'Begin with one of /garden, or create one: npm run new product.'],
    [{ path: '/garden/react-hoe/' }, 'data/garden/react-hoe/react-hoe.mdx exists. Choose another path.'],
    [{ title: '' }, 'readers see this text, so there is no default'],
    [{ component: 'Scythe' }, 'No package of garden exports a documented "Scythe"'],
    [{ component: 'Press' }, '"Press" needs schedule (Schedule), for which there is no empty value'],
    [{ description: 'Gather leaves. '.repeat(10) }, 'Shorten it from 150 to 110 characters.'],
    [{ group: '/garden/flowers' }, 'The menu has no such group. Give one of /garden/tools, /garden/guides.'],
    [{ demo: 'rakeSizes' }, 'Write it in PascalCase'],
    [{ demo: 'BasicHoe' }, 'Garden has a demo BasicHoe. Choose another name.'],
    [{ component: '', demo: 'RakeSizes' }, 'Only a component page begins with a demo. Leave it out.'],
  ])('is refused with the fix: %j', async (wrong, fix) => {
    await expect(plan('Page', { ...RAKE, ...wrong })).rejects.toThrow(fix);
    expect(readFileSync('data/garden/menu.ts', 'utf8')).toBe(MENU);
  });
});

const DEMO = { path: '/garden/react-hoe/', name: 'HoeSizes' };

describe('a new demo', () => {
  it.each([
    ['Sizes', ['BasicHoe', 'HoeSizes'], 'Three of them.\n\n<Demo name="HoeSizes" />\n\n## Colors'],
    ['', ['BasicHoe', 'HoeSizes'], 'None.\n\n<Demo name="HoeSizes" />\n'],
  ])('stands at the end of the section "%s"', async (section, names, place) => {
    const read = await make('Demo', { ...DEMO, section });
    const { readPage } = await import('../../../../src/content/node/reader/readPage');
    expect(readPage('data/garden/react-hoe/react-hoe.mdx').demos.map(({ name }) => name)).toEqual(names);
    expect(read('data/garden/react-hoe/react-hoe.mdx')).toContain(place);
    expect(read('data/garden/react-hoe/HoeSizes.tsx')).toBe(HOE_DEMO.replace('BasicHoe', 'HoeSizes'));
  });

  it.each([
    [{ path: '/garden/react-rake/' }, 'There is no such page of a product.'],
    [{ path: '/garden/../outside/' }, 'There is no such page of a product.'],
    [{ path: '/garden/./react-hoe/' }, 'There is no such page of a product.'],
    [{ name: 'BasicHoe' }, 'Garden has a demo BasicHoe. Choose another name.'],
    [{ name: 'hoe-sizes' }, 'Write it in PascalCase'],
    [{ component: 'Scythe' }, 'No package of garden exports a documented "Scythe"'],
    [{ section: 'Handles' }, 'The page has no such heading. Give one of Import, Sizes, Colors.'],
    [{ titel: 'Sizes' }, '--titel: there is no such answer. Give --path, --component, --name, --section.'],
  ])('is refused with the fix: %j', async (wrong, fix) => {
    writeFile('data/outside/outside.mdx', HOE);
    await expect(plan('Demo', { ...DEMO, ...wrong })).rejects.toThrow(fix);
  });
});

const PRODUCT = {
  id: 'yard-kit',
  name: 'Yard Kit',
  tagline: 'Tools for yards',
  description: 'Tools for a yard.',
  package: '@yard/core',
  typical: 'Broom',
  choose: 'Yards with leaves.',
  avoid: 'Balconies.',
  styling: 'CSS',
  accessibility: 'All of the keyboard',
};

describe('a new product', () => {
  beforeEach(() => writeFile('src/ui/shared/tokens/products.css', "[data-accent='green'] {}\n"));

  it('has its files, its route, its line among the products and its facts', async () => {
    const changes = await plan('Product', PRODUCT);
    const read = await make('Product', PRODUCT);
    for (const { file } of changes.filter((one) => /\.tsx?$/.test(one.file)))
      expect(findSyntaxFaults(file), file).toEqual([]);
    expect(read('data/yard-kit/product.ts')).toMatch(
      /id: 'yard-kit',[^]*root: '\/yard-kit',[^]*demoTheme: 'none'/,
    );
    expect(read('data/yard-kit/menu.ts')).toContain("[{ pathname: '/yard-kit', title: 'Yard Kit' }]");
    expect(read('data/yard-kit/packages.ts')).toContain("[{ name: '@yard/core', path: null }]");
    expect(read('data/yard-kit/yard-kit.mdx')).toContain('title: Yard Kit\n');
    expect(read('pages/yard-kit/[[...slug]].tsx')).toBe("import { menu } from '../../data/yard-kit/menu';\n");
    expect(read('data/products.ts')).toContain("import { product as yardKit } from './yard-kit/product';");
    expect(read('data/products.ts')).toContain('[garden, yardKit]');
    expect(read('data/libraries.ts')).toMatch(
      /'yard-kit': \{[^]*app: \[\{ package: '@yard\/core', name: 'Broom' \}\]/,
    );
  });

  it.each([
    [{ id: 'Yard' }, 'Write it in lower case with dashes'],
    [{ id: 'garden' }, 'There is a product garden. Choose another id.'],
    [{ id: 'languages' }, 'data/languages exists. Choose another id.'],
    ...['new', 'class', 'static', 'await', 'eval', 'constructor'].map(
      (id): [Record<string, string>, string] => [
        { id },
        `"${id}" is a reserved word of JavaScript. Choose another id.`,
      ],
    ),
    [{ id: 'products' }, 'data/products.ts exists. Choose another id.'],
    [{ id: 'sampledata' }, 'data/sampleData exists. Choose another id.'],
    [{ id: 'versions' }, 'pages/versions.tsx exists. Choose another id.'],
    [{ id: 'robots' }, 'public/robots.txt exists. Choose another id.'],
    [{ id: 'search' }, '/search/ is an address of the site itself. Choose another id.'],
    [{ id: 'zh' }, '/zh/ is an address of the site itself. Choose another id.'],
    [{ package: '..' }, '".." is not installed. Install it first.'],
    [{ package: '@yard/missing' }, '"@yard/missing" is not installed. Install it first.'],
    [{ typical: 'a broom' }, 'Name an export of the package'],
    [{ accent: 'pink' }, 'Give one of green.'],
    [{ theme: 'dark' }, 'Give one of material, joy, none.'],
    [{ tagline: 'x'.repeat(60) }, 'Shorten it from 60 to 50 characters.'],
  ])('is refused with the fix: %j', async (wrong, fix) => {
    writeFile('data/languages/en.json', '{}');
    writeFile('data/sampleData/zh.json', '{}');
    writeFile('pages/versions.tsx', '');
    writeFile('public/robots.txt', '');
    writeFile('package.json', '{ "name": "docs" }');
    await expect(plan('Product', { ...PRODUCT, ...wrong })).rejects.toThrow(fix);
  });

  it('needs the route of another one to go by', async () => {
    rmSync('pages', { recursive: true });
    await expect(plan('Product', PRODUCT)).rejects.toThrow('pages has no product route to copy.');
  });
});
