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
import { createError, type Diagnostic } from '../../../base/node/diagnostic';
import { findGroup, listGuides, listNames, type Guide } from './guides';
import { findApi, getDrawing } from './listedComponent';

/** The description must fit on a tile, like that of a component page. */
const MAX_DESCRIPTION_LENGTH = 110;

/** Compares `data/<id>/components.ts` with the menu, the pages, the packages and the drawings. */
export function findComponentDiagnostics(
  product: ProductManifest,
  categories: readonly ListedCategory[],
  api: Api,
): Diagnostic[] {
  const guides = categories.flatMap((category) => listGuides(product, category));
  return [
    ...categories.flatMap((category) => findCategoryDiagnostics(product, category)),
    ...findUnlistedGroups(product, categories),
    ...categories
      .flatMap(({ components }) => components)
      .flatMap((component) => findListedDiagnostics(product, component, guides, api)),
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

function findCategoryDiagnostics(product: ProductManifest, category: ListedCategory): Diagnostic[] {
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

/** Finds menu groups with guides that no category covers, so the gallery would not show them. */
function findUnlistedGroups(product: ProductManifest, categories: readonly ListedCategory[]): Diagnostic[] {
  const known = categories.map(({ menuGroup }) => menuGroup);
  const parents = listGroups(product.nav).filter(({ children = [] }) =>
    children.some(({ pathname }) => known.includes(pathname)),
  );
  const unlisted = parents
    .flatMap(({ children = [] }) => children)
    .filter(({ pathname, children }) => children && !known.includes(pathname))
    .filter(({ pathname }) => documentsSomething(product, pathname));
  return unlisted.map(({ pathname }) =>
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

function findListedDiagnostics(
  product: ProductManifest,
  component: ListedComponent,
  guides: readonly Guide[],
  api: Api,
): Diagnostic[] {
  const { title, name, description, guide } = component;
  const drawing = getDrawing(component);
  const own = guides.find((one) => one.name === name || one.title === title);
  const isInMenu = flattenTree(product.nav).some(({ pathname }) => pathname === guide);
  const diagnostics: (readonly [reason: string, fix: string])[] = [];
  if (!findApi(api, product.id, name))
    diagnostics.push([
      `no package of ${product.id} has an API page for "${name}".`,
      `Correct the name, or see data/${product.id}/packages.ts.`,
    ]);
  if (own && guide === undefined)
    diagnostics.push([`"${title}" has a guide now: ${own.item.pathname}.`, 'Remove the entry.']);
  if (guide !== undefined && !isInMenu)
    diagnostics.push([`${guide} is not in data/${product.id}/menu.ts.`, 'Correct the path of the guide.']);
  if (description.length > MAX_DESCRIPTION_LENGTH)
    diagnostics.push([
      `the description of "${title}" has ${description.length} characters.`,
      `Shorten it to ${MAX_DESCRIPTION_LENGTH}.`,
    ]);
  for (const address of [component.materialDesign, component.waiAria]) {
    if (address !== undefined && !isHttpsAddress(address))
      diagnostics.push([`"${address}" is no web address.`, 'Give one that begins with https://.']);
  }
  if (!hasDrawing(drawing))
    diagnostics.push([`"${title}" has no drawing.`, `Draw ${DRAWINGS}/${drawing}.svg, or name another one.`]);
  const line = findLine(toFile(product), `'${name}'`);
  return diagnostics.map(([reason, fix]) => createError(toFile(product), line, reason, fix));
}

function hasDrawing(name: string): boolean {
  return existsSync(path.join(ROOT, DRAWINGS, `${name}.svg`));
}
