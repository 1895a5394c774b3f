import type { ReactNode } from 'react';
import type { PageTree } from '../../content/node/elements/segments';
import type { ProductManifest } from '../../site/shared/product';
import type { Page } from '../shared/page';

/** What an extension adds to a page. */
interface Addition {
  /** The page's text, with a placeholder of a `slot` segment where the extension shows something. */
  readonly nodes: readonly ReactNode[];
  /** Plain JSON for the extension's code in the browser, which finds it in `extras` of the page. */
  readonly extra: unknown;
}

/** Finds what an extension adds to a page; `null` if nothing. */
export type PagePart = (page: PageTree, product: ProductManifest) => Promise<Addition | null>;

const modules = import.meta.glob<{ page: PagePart }>('../../extensions/*/node/page.ts', { eager: true });

/** A page with what the extensions of the site add to it, in the order of their list. */
export async function extendPage(
  page: PageTree,
  product: ProductManifest,
): Promise<PageTree & Pick<Page, 'extras'>> {
  let extended = { ...page, extras: {} };
  for (const [file, { page: extend }] of Object.entries(modules)) {
    const addition = await extend(extended, product);
    if (!addition) continue;
    const { nodes, extra } = addition;
    const name = file.split('/').at(-3) ?? '';
    extended = { ...extended, nodes, extras: { ...extended.extras, [name]: extra } };
  }
  return extended;
}
