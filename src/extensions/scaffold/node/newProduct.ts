import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { stringify } from 'yaml';
import type { ProductEntry } from '../../../site/shared/product';
import { PRODUCT_MARKS } from '../../../site/shared/productMarks';
import { LANGUAGES } from '../../../site/shared/languages';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../../../site/shared/site';
import { readText, ROOT } from '../../../base/node/files';
import { PACKAGE_NAME } from '../../../content/node/reader/frontMatter';
import { getPackageFolder, readManifest } from '../../../base/node/manifest';
import { changeFile, createFile, type Change } from './changes';
import { addImport, addToExport } from './editSource';
import { isOneOf, hasMaxLength, matches, type Answers, type Question } from './questions';
import type { Site } from './site';

const THEMES: readonly ProductEntry['demoTheme'][] = ['material', 'joy', 'none'];

const MARKS = Object.keys(PRODUCT_MARKS);

/** Longest tagline and facts: they are shown in a menu and a table. */
const MAX_TAGLINE_LENGTH = 50;
const MAX_FACT_LENGTH = 110;

/** The questions for a new product. */
export function listProductQuestions({ products }: Site): Question[] {
  const fact = (name: string, text: string): Question => ({
    name,
    text,
    check: hasMaxLength(MAX_FACT_LENGTH),
  });
  return [
    {
      name: 'id',
      text: 'Id, also its folder and path, such as joy-ui',
      check: (answer) =>
        findIdError(
          products.map(({ id }) => id),
          answer,
        ),
    },
    { name: 'name', text: 'Name', check: hasMaxLength(MAX_TITLE_LENGTH) },
    { name: 'tagline', text: 'What it is, in a few words', check: hasMaxLength(MAX_TAGLINE_LENGTH) },
    {
      name: 'description',
      text: 'Description of its first page, one sentence',
      check: hasMaxLength(MAX_DESCRIPTION_LENGTH),
    },
    {
      name: 'package',
      text: 'Its npm package',
      check: (answer) =>
        PACKAGE_NAME.test(answer) && readManifest(getPackageFolder(answer))
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
      fallback: () => listAccents()[0] ?? '',
      check: isOneOf(listAccents()),
    },
    {
      name: 'mark',
      text: 'Drawing',
      fallback: () => MARKS[0] ?? '',
      check: isOneOf(MARKS),
    },
    { name: 'theme', text: 'Theme around its demos', fallback: () => 'none', check: isOneOf(THEMES) },
  ];
}

/** First path segments that a product cannot have: folders of the export, short links and languages. */
const SEGMENTS: readonly string[] = ['api', 'api-docs', 'offline', 'r', 'search', 'social', ...LANGUAGES];

/**
 * What is wrong with the id of a new product, which names a folder, a path and, in camel case, a variable.
 */
function findIdError(ids: readonly string[], id: string): string | null {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) return 'Write it in lower case with dashes: joy-ui.';
  if (ids.includes(id)) return `There is a product ${id}. Choose another id.`;
  const variable = toVariable(id);
  if (isReservedWord(variable)) return `"${id}" is a reserved word of JavaScript. Choose another id.`;
  const other = ids.find((one) => toVariable(one) === variable);
  if (other !== undefined) return `In code, it would have the name of ${other}. Choose another id.`;
  const place = ['data', 'pages', 'public'].flatMap((folder) => findEntry(folder, id) ?? [])[0];
  if (place !== undefined) return `${place} exists. Choose another id.`;
  return SEGMENTS.includes(id) ? `/${id}/ is an address of the site itself. Choose another id.` : null;
}

/** Finds a file or folder by its name without extension, ignoring case, because some file systems do. */
function findEntry(folder: string, name: string): string | null {
  const absolute = path.join(ROOT, folder);
  const entries = existsSync(absolute) ? readdirSync(absolute) : [];
  const entry = entries.find((one) => path.parse(one).name.toLowerCase() === name);
  return entry === undefined ? null : `${folder}/${entry}`;
}

/** Whether a name cannot be a variable of a module, or is a property of every object. */
function isReservedWord(name: string): boolean {
  const kind = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, name).scan();
  const isKeyword = kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastFutureReservedWord;
  return isKeyword || ['arguments', 'await', 'eval'].includes(name) || name in {};
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
    // For authors to complete with what else an app imports.
    app: [typical],
  };
  const variable = toVariable(id);
  const list = readText(path.join(ROOT, 'data/products.ts'));
  const libraries = readText(path.join(ROOT, 'data/libraries.ts'));
  return [
    createFile(
      `${folder}/product.ts`,
      `import type { ProductEntry } from '../../src/site/shared/product';\n\nexport const product: ProductEntry = ${JSON.stringify(fields)};\n`,
    ),
    createFile(
      `${folder}/menu.ts`,
      `import type { NavItem } from '../../src/site/shared/tree';\n\nexport const menu: readonly NavItem[] = [${JSON.stringify({ pathname: `/${id}`, title: name })}];\n`,
    ),
    createFile(
      `${folder}/packages.ts`,
      `import type { ProductPackage } from '../../src/site/shared/product';\n\nexport const packages: readonly ProductPackage[] = [${JSON.stringify(npmPackage)}];\n`,
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

/** A copy of another product's route, with the id of the new one. */
function copyRoute(ids: readonly string[], id: string): string {
  const route = (one: string) => path.join(ROOT, 'pages', one, '[[...slug]].tsx');
  const model = ids.find((one) => existsSync(route(one)));
  if (model === undefined) throw new Error('pages has no product route to copy.');
  return readText(route(model)).replaceAll(`data/${model}/`, `data/${id}/`);
}

/** Names of the product colors in the style sheet. */
function listAccents(): string[] {
  const css = readText(path.join(ROOT, 'src/ui/shared/tokens/products.css'));
  const names = Array.from(css.matchAll(/\[data-accent='([\w-]+)'\]/g), ([, one = '']) => one);
  return [...new Set(names)];
}

/** `joy-ui` → `joyUi` */
function toVariable(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
