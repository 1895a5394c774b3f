import { listExtensions } from '../../../extensions';
import type { PageElement } from './element';

/** The folders of the elements; what each declares is in its file `elements.ts`. */
const FOLDERS = [
  'demos',
  'cards',
  'points',
  'picture',
  'thumbnails',
  'plan',
  'pages',
  'apiCatalogs',
  'searchButton',
];

/** The exports of a file that declares elements. */
interface Declarations {
  readonly elements: readonly PageElement[];
}

const found: PageElement[] = [];

// By name, as those of extensions: an element may use the reader of pages, which needs this list. One after the
// other: jiti hands out half a module to whoever imports it meanwhile.
for (const folder of FOLDERS) {
  const { elements }: Declarations = await import(`./${folder}/elements.ts`);
  found.push(...elements);
}
for (const name of listExtensions('elements')) {
  const { elements }: Declarations = await import(`../../../extensions/${name}/node/elements.ts`);
  found.push(...elements);
}

/** The elements of pages by name, those of extensions included. */
export const pageElements: ReadonlyMap<string, PageElement> = new Map(
  found.map((element) => [element.name, element]),
);
