import { existsSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { components as listed } from '../../../../data/components';
import { findComponentApi } from '../../../api/shared/api';
import type { ProductManifest } from '../../../site/shared/product';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../../../site/shared/site';
import { getTitle, type NavItem } from '../../../site/shared/tree';
import { findGroup } from '../../../content/node/components/guides';
import { DRAWINGS, toDrawingName } from '../../../content/node/drawings/drawings';
import { readText, ROOT, toModulePath } from '../../../base/node/files';
import { getMainPackage } from '../../../site/node/products';
import { changeFile, createFile, type Change } from './changes';
import { createDemoCode, findDemoError, getImport } from './demoCode';
import { addToGroup, removeEntry } from './editSource';
import { hasMaxLength, type Answers, type Question } from './questions';
import { DEMO_NAME, DEMO_NAME_ERROR, findProduct, hasDemo, PAGE_PATH, trimPath, type Site } from './site';

/** Longest description of a component page (`content/node/rules/descriptionLength.ts`). */
const MAX_COMPONENT_DESCRIPTION_LENGTH = 110;

/** The questions for a new page. */
export function listPageQuestions(site: Site): Question[] {
  return [
    {
      name: 'path',
      text: 'Path of the page, such as /material-ui/react-rating/',
      check: (answer) => findPathError(site, answer),
    },
    { name: 'title', text: 'Title', check: hasMaxLength(MAX_TITLE_LENGTH) },
    {
      name: 'component',
      text: 'Component that it documents, by its export; empty for a guide',
      fallback: () => '',
      check: (answer, { path: pagePath = '' }) => findComponentError(site, pagePath, answer),
    },
    {
      name: 'description',
      text: 'Description, one sentence',
      check: (answer, { component }) =>
        hasMaxLength(component ? MAX_COMPONENT_DESCRIPTION_LENGTH : MAX_DESCRIPTION_LENGTH)(answer, {}),
    },
    {
      name: 'group',
      text: 'Group of the menu',
      fallback: ({ path: pagePath = '' }) => findNearestGroup(site, pagePath),
      check: (answer, { path: pagePath = '' }) => findGroupError(site, pagePath, answer),
    },
    {
      name: 'demo',
      text: 'Name of the first demo',
      fallback: ({ component }) => (component ? `Basic${component}` : ''),
      check: (answer, { path: pagePath = '', component }) => {
        if (!component) return answer ? 'Only a component page begins with a demo. Leave it out.' : null;
        const product = findProduct(site, pagePath);
        if (!DEMO_NAME.test(answer)) return DEMO_NAME_ERROR;
        return product && hasDemo(product, answer)
          ? `${product.name} has a demo ${answer}. Choose another name.`
          : null;
      },
    },
  ];
}

/** The files of a new page, from valid answers. */
export function planPage(site: Site, answers: Answers): Change[] {
  const {
    path: pagePath = '',
    title = '',
    description = '',
    component = '',
    group = '',
    demo = '',
  } = answers;
  const product = findProduct(site, pagePath);
  if (!product) throw new Error(`${pagePath} does not belong to a product.`);
  const file = toModulePath(product, trimPath(pagePath));
  const menu = `data/${product.id}/menu.ts`;
  const entry = toMenuEntry(trimPath(pagePath), title);
  const changed = addToGroup(readText(path.join(ROOT, menu)), group, entry);
  if (changed === null)
    throw new Error(`${menu} has no group ${group} in its text. Add the line ${entry} by hand.`);
  const page = component
    ? createComponentPage(site, product, { title, description, component, demo })
    : createFrontMatter({ title, description });
  return [
    createFile(`data/${file}.mdx`, page),
    changeFile(menu, changed),
    ...(component
      ? [
          createFile(
            `data/${path.posix.dirname(file)}/${demo}.tsx`,
            createDemoCode(site.api, product.id, component, demo),
          ),
          ...removeFromGallery(product, component),
        ]
      : []),
  ];
}

function createFrontMatter(fields: Readonly<Record<string, string>>, more = ''): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}${more}---\n`;
}

function createComponentPage(
  { api }: Site,
  product: ProductManifest,
  { title, description, component, demo }: Answers & Record<'component' | 'demo', string>,
): string {
  const entry = findComponentApi(api, product.id, component);
  if (!entry) throw new Error(`${product.id} has no component "${component}".`);
  const isOther = entry.packageName !== getMainPackage(product);
  const more = `components: [${component}]\n${isOther ? `packageName: '${entry.packageName}'\n` : ''}`;
  const start = createFrontMatter({ title: title ?? '', description: description ?? '' }, more);
  const code = `\`\`\`tsx\n${getImport(entry)}\n\`\`\``;
  return `${start}\n<Demo name="${demo}" />\n\n## Import\n\n${code}\n\n## When to use it\n\n## Accessibility\n`;
}

/**
 * Removes a component from the gallery's own list: once it has a guide, the gallery takes it from the menu.
 */
function removeFromGallery({ id }: ProductManifest, component: string): Change[] {
  const file = `data/${id}/components.ts`;
  if (!existsSync(path.join(ROOT, file))) return [];
  const source = readText(path.join(ROOT, file));
  const changed = removeEntry(source, 'name', component);
  return changed === source ? [] : [changeFile(file, changed)];
}

function toMenuEntry(pathname: string, title: string): string {
  const entry = { pathname, ...(getTitle({ pathname }) !== title && { title }) };
  return JSON.stringify(entry);
}

function findPathError(site: Site, answer: string): string | null {
  if (!PAGE_PATH.test(answer))
    return 'Write it in lower case, from the first slash to the last: /material-ui/react-rating/.';
  const product = findProduct(site, answer);
  if (!product) {
    const roots = site.products.flatMap(({ root }) => root || []);
    return `It does not belong to a product. Begin with one of ${roots.join(', ')}, or create one: npm run new product.`;
  }
  const file = `data/${toModulePath(product, trimPath(answer))}.mdx`;
  return existsSync(path.join(ROOT, file)) ? `${file} exists. Choose another path.` : null;
}

function findComponentError(site: Site, pagePath: string, component: string): string | null {
  const product = findProduct(site, pagePath);
  if (component === '' || !product) return null;
  return findDemoError(site.api, product.id, component);
}

function findGroupError(site: Site, pagePath: string, group: string): string | null {
  const product = findProduct(site, pagePath);
  if (!product) return null;
  if (!findGroup(product.nav, group)) {
    const groups = listGroups(product.nav).map(({ pathname }) => pathname);
    return groups.length > 0
      ? `The menu has no such group. Give one of ${groups.join(', ')}.`
      : `data/${product.id}/menu.ts has no group yet. Add one: { pathname: '…', title: '…', children: [] }.`;
  }
  const isCategory = (listed[product.id] ?? []).some(({ menuGroup }) => menuGroup === group);
  const drawing = `${DRAWINGS}/${toDrawingName(pagePath)}.svg`;
  return isCategory && !existsSync(path.join(ROOT, drawing))
    ? `The gallery shows the pages of this group with a drawing. Draw ${drawing} first: src/content/README.md, "Draw".`
    : null;
}

/** The group of the page whose path shares the longest prefix. */
function findNearestGroup(site: Site, pagePath: string): string {
  const groups = listGroups(findProduct(site, pagePath)?.nav ?? []);
  const count = (pathname: string) => {
    let length = 0;
    while (length < pathname.length && pathname[length] === pagePath[length]) length += 1;
    return length;
  };
  const nearness = ({ children = [] }: NavItem) =>
    Math.max(0, ...children.filter((one) => !one.children).map(({ pathname }) => count(pathname)));
  return groups.sort((a, b) => nearness(b) - nearness(a))[0]?.pathname ?? '';
}

function listGroups(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => (item.children ? [item, ...listGroups(item.children)] : []));
}
