import type { SearchReply } from '../../../search/shared/searchMessage';
import { searchText } from '../../../search/client/open/searchText';
import { createSearchSession } from '../../../search/shared/engine/createSearchSession';
import { createFileReader } from './fileReader';
import { createSearchDialog } from './searchDialog';

/**
 * Opens the archive's search when the reader requests it (`search/client/open/openSearch.ts`). It runs in the
 * page, because workers are not available here.
 * @param root address of the archive's folder
 * @param product id of the product whose pages come first; empty on pages without a product
 */
export function startSearch(root: string, product: string): void {
  let receive: (reply: SearchReply) => void = () => {};
  const ask = createSearchSession(createFileReader(root), (reply) => receive(reply));
  searchText.subscribe(() => {
    if (searchText.get() === null || document.querySelector('dialog[open]')) return;
    receive = createSearchDialog({ root, product, ask });
    ask({ kind: 'load', origin: root, product: product || null });
  });
}
