import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Api } from '../../../api/shared/api';
import type { ListedCategory, ListedComponent } from '../../shared/componentList';
import type { ProductManifest } from '../../../site/shared/product';
import { flattenTree, type NavItem } from '../../../site/shared/tree';
import { DRAWINGS, toDrawingName } from '../drawings/drawings';
import { ROOT, toModulePath } from '../../../base/node/files';
import { findLine } from '../../../base/node/findLine';
import { isHttpsAddress } from '../reader/checkHref';
import { createError, type Finding } from '../../../base/node/finding';
import { findGroup, listGuides, listNames, type Guide } from './guides';
import { findReference, getDrawing } from './listed';

/** So that it fits a tile, like the description of a component page. */
const MAX_DESCRIPTION_LENGTH = 110;

/** Compares `data/<id>/components.ts` with the menu, the pages, the packages and the drawings. */
export function findComponentFaults(
  product: ProductManifest,
  categories: readonly ListedCategory[],
  api: Api,
): Finding[] {
  const guides = categories.flatMap((category) => listGuides(product, category));
  return [
    ...categories.flatMap((category) => findCategoryFaults(product, category)),
    ...findForgottenGroups(product, categories),
    ...categories
      .flatMap(({ components }) => components)
      .flatMap((component) => findListedFaults(product, component, guides, api)),
    ...guides
      .filter(({ item }) => !hasDrawing(toDrawingName(item.pathname)))
      .map(({ item, title }) =>
        createError(
          `data/${toModulePath(product, item.pathname)}.mdx`,
          1,
          `the gallery has no drawing for "${title}".`,
          `Draw ${DRAWINGS}/${toDrawingName(item.pathname)}.svg.`,
        ),
      ),
  ];
}

/** Repository path of a product's list. */
function toFile({ id }: Pick<ProductManifest, 'id'>): string {
  return `data/${id}/components.ts`;
}

function findCategoryFaults(product: ProductManifest, category: ListedCategory): Finding[] {
  const { title, menuGroup, components } = category;
  if (components.length > 0 || listGuides(product, category).length > 0) return [];
  return [
    createError(
      toFile(product),
      findLine(toFile(product), `'${menuGroup}'`),
      `the category "${title}" is empty: data/${product.id}/menu.ts has no guides below ${menuGroup}.`,
      'Correct the path or remove the category.',
    ),
  ];
}

/** Groups of guides beside those of the categories, whose guides the gallery would not show. */
function findForgottenGroups(product: ProductManifest, categories: readonly ListedCategory[]): Finding[] {
  const known = categories.map(({ menuGroup }) => menuGroup);
  const parents = listGroups(product.nav).filter(({ children = [] }) =>
    children.some(({ pathname }) => known.includes(pathname)),
  );
  const forgotten = parents
    .flatMap(({ children = [] }) => children)
    .filter(({ pathname, children }) => children && !known.includes(pathname))
    .filter(({ pathname }) => documentsSomething(product, pathname));
  return forgotten.map(({ pathname }) =>
    createError(
      toFile(product),
      1,
      `data/${product.id}/menu.ts has guides below ${pathname}, which is no category of the gallery.`,
      `Add { title: '…', menuGroup: '${pathname}', components: [] }.`,
    ),
  );
}

function listGroups(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => (item.children ? [item, ...listGroups(item.children)] : []));
}

function documentsSomething(product: ProductManifest, menuGroup: string): boolean {
  const guides = listGuides(product, { title: '', menuGroup, components: [] });
  return (
    flattenTree(findGroup(product.nav, menuGroup)?.children ?? []).length > 0 &&
    guides.some(({ frontMatter }) => listNames(frontMatter).length > 0)
  );
}

function findListedFaults(
  product: ProductManifest,
  component: ListedComponent,
  guides: readonly Guide[],
  api: Api,
): Finding[] {
  const { title, name, description, guide } = component;
  const drawing = getDrawing(component);
  const own = guides.find((one) => one.name === name || one.title === title);
  const isInMenu = flattenTree(product.nav).some(({ pathname }) => pathname === guide);
  const faults: (readonly [reason: string, cure: string])[] = [];
  if (!findReference(api, product.id, name))
    faults.push([
      `no package of ${product.id} exports "${name}" with a reference.`,
      `Correct the name, or see data/${product.id}/packages.ts.`,
    ]);
  if (own && guide === undefined)
    faults.push([`"${title}" has a guide now: ${own.item.pathname}.`, 'Remove the entry.']);
  if (guide !== undefined && !isInMenu)
    faults.push([`${guide} is not in data/${product.id}/menu.ts.`, 'Correct the path of the guide.']);
  if (description.length > MAX_DESCRIPTION_LENGTH)
    faults.push([
      `the description of "${title}" has ${description.length} characters.`,
      `Shorten it to ${MAX_DESCRIPTION_LENGTH}.`,
    ]);
  for (const address of [component.materialDesign, component.waiAria]) {
    if (address !== undefined && !isHttpsAddress(address))
      faults.push([`"${address}" is no web address.`, 'Give one that begins with https://.']);
  }
  if (!hasDrawing(drawing))
    faults.push([`"${title}" has no drawing.`, `Draw ${DRAWINGS}/${drawing}.svg, or name another one.`]);
  const line = findLine(toFile(product), `'${name}'`);
  return faults.map(([reason, cure]) => createError(toFile(product), line, reason, cure));
}

function hasDrawing(name: string): boolean {
  return existsSync(path.join(ROOT, DRAWINGS, `${name}.svg`));
}
