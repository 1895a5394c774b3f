import { existsSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { ProductEntry } from '../../model/product';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../../model/site';
import { readText, ROOT } from '../files';
import { getPackageFolder, readManifest } from '../package/manifest';
import { changeFile, createFile, type Change } from './changes';
import { addImport, addToExport } from './editSource';
import { isOneOf, isTextOf, matches, type Answers, type Question } from './questions';
import type { Site } from './site';

const THEMES: readonly ProductEntry['demoTheme'][] = ['material', 'joy', 'none'];

/** Longest tagline and facts: they stand in a menu and a table. */
const MAX_TAGLINE_LENGTH = 50;
const MAX_FACT_LENGTH = 110;

/** What a new product depends on. */
export function listProductQuestions({ products }: Site): Question[] {
  const fact = (name: string, text: string): Question => ({ name, text, check: isTextOf(MAX_FACT_LENGTH) });
  return [
    {
      name: 'id',
      text: 'Id, also its folder and path, such as joy-ui',
      check: (answer) => {
        if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(answer))
          return 'Write it in lower case with dashes: joy-ui.';
        if (products.some(({ id }) => id === answer))
          return `There is a product ${answer}. Choose another id.`;
        return existsSync(path.join(ROOT, 'data', answer))
          ? `data/${answer} exists. Choose another id.`
          : null;
      },
    },
    { name: 'name', text: 'Name', check: isTextOf(MAX_TITLE_LENGTH) },
    { name: 'tagline', text: 'What it is, in a few words', check: isTextOf(MAX_TAGLINE_LENGTH) },
    {
      name: 'description',
      text: 'Description of its first page, one sentence',
      check: isTextOf(MAX_DESCRIPTION_LENGTH),
    },
    {
      name: 'package',
      text: 'Its npm package',
      check: (answer) =>
        answer && readManifest(getPackageFolder(answer))
          ? null
          : `"${answer}" is not installed. Install it first.`,
    },
    {
      name: 'typical',
      text: 'Export whose size stands for the others',
      check: matches(/^[A-Za-z]\w*$/, 'Name an export of the package: Button.'),
    },
    fact('choose', 'What it is the right choice for'),
    fact('avoid', 'When another library fits better'),
    fact('styling', 'How its components are styled'),
    fact('accessibility', 'What it does for keyboards and assistive technology'),
    {
      name: 'accent',
      text: 'Color',
      fallback: () => listStyles('accent')[0] ?? '',
      check: isOneOf(listStyles('accent')),
    },
    {
      name: 'mark',
      text: 'Drawing',
      fallback: () => listStyles('mark')[0] ?? '',
      check: isOneOf(listStyles('mark')),
    },
    { name: 'theme', text: 'Theme around its demos', fallback: () => 'none', check: isOneOf(THEMES) },
  ];
}

/** The files of a new product, from valid answers. */
export function planProduct({ products }: Site, answers: Answers): Change[] {
  const {
    id = '',
    name = '',
    tagline,
    description,
    accent,
    mark,
    theme,
    choose,
    avoid,
    styling,
    accessibility,
  } = answers;
  const folder = `data/${id}`;
  const fields = {
    id,
    name,
    tagline,
    root: `/${id}`,
    href: `/${id}/`,
    accent,
    mark,
    category: id,
    demoTheme: theme,
  };
  const npmPackage = { name: answers.package, path: null };
  const typical = { package: answers.package, name: answers.typical };
  const facts = {
    choose,
    avoid,
    styling,
    accessibility,
    install: answers.package,
    typical,
    shared: null,
    // Add what an app imports besides.
    app: [typical],
  };
  const variable = toVariable(id);
  const list = readText(path.join(ROOT, 'data/products.ts'));
  const libraries = readText(path.join(ROOT, 'data/libraries.ts'));
  return [
    createFile(
      `${folder}/product.ts`,
      `import type { ProductEntry } from '../../src/model/product';\n\nexport const product: ProductEntry = ${JSON.stringify(fields)};\n`,
    ),
    createFile(
      `${folder}/menu.ts`,
      `import type { NavItem } from '../../src/model/tree';\n\nexport const menu: readonly NavItem[] = [${JSON.stringify({ pathname: `/${id}`, title: name })}];\n`,
    ),
    createFile(
      `${folder}/packages.ts`,
      `import type { ProductPackage } from '../../src/model/product';\n\nexport const packages: readonly ProductPackage[] = [${JSON.stringify(npmPackage)}];\n`,
    ),
    createFile(
      `${folder}/${id}.mdx`,
      `---\n${stringify({ title: name, description }, { lineWidth: 0 })}---\n`,
    ),
    createFile(
      `pages/${id}/[[...slug]].tsx`,
      copyRoute(
        products.map((one) => one.id),
        id,
      ),
    ),
    changeFile(
      'data/products.ts',
      addImport(
        addToExport(list, 'products', variable),
        `import { product as ${variable} } from './${id}/product';`,
      ),
    ),
    changeFile('data/libraries.ts', addToExport(libraries, 'libraries', `'${id}': ${JSON.stringify(facts)}`)),
  ];
}

/** The route of another product, with the id of the new one. */
function copyRoute(ids: readonly string[], id: string): string {
  const route = (one: string) => path.join(ROOT, 'pages', one, '[[...slug]].tsx');
  const model = ids.find((one) => existsSync(route(one)));
  if (model === undefined) throw new Error('pages has no route of a product to go by.');
  return readText(route(model)).replaceAll(`data/${model}/`, `data/${id}/`);
}

/** Names of the colors or drawings of products in the style sheet. */
function listStyles(kind: 'accent' | 'mark'): string[] {
  const css = readText(path.join(ROOT, 'src/theme/products.css'));
  const names = Array.from(
    css.matchAll(new RegExp(`\\[data-${kind}='([\\w-]+)'\\]`, 'g')),
    ([, one = '']) => one,
  );
  return [...new Set(names)];
}

/** `joy-ui` → `joyUi` */
function toVariable(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
