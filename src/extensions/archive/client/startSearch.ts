import { attachSearchDialog } from '../../../search/client/attachSearchDialog';
import { openSearchDialog, prepareSearch } from '../../../search/client/openSearchDialog';
import { createSearchClient } from '../../../search/client/searchClient';
import { createSearchSession } from '../../../search/shared/engine/createSearchSession';
import { toArchivedPath } from '../shared/archive';
import { createFileReader } from './fileReader';
import { translate } from './translate';

/**
 * Opens the search when the reader requests it. Its engine runs in the page, because workers are not available
 * here.
 * @param root address of the archive's folder
 */
export function startSearch(root: string): void {
  const client = createSearchClient((receive) => createSearchSession(createFileReader(root), receive));
  const toAddress = (path: string) => new URL(toArchivedPath(path), root).href;
  attachSearchDialog(document, () => {
    prepareSearch(client);
    return Promise.resolve(() => openSearchDialog({ t: translate, client, isTranslated: false, toAddress }));
  });
}
