import type { Translate } from '../../shell/client/language/language';
import { withPanelStrings } from '../../shell/client/language/panelStrings';
import { openSearchDialog, prepareSearch } from './openSearchDialog';
import { createSearchClient } from './searchClient';
import { startWorker } from './startWorker';

const client = createSearchClient(startWorker);

/**
 * The search of the app, which loads on intent: starts loading what it needs.
 * @param t translates into the reader's language at the time of each call
 * @returns a function that opens the dialog
 */
export function createSearchPanel(t: Translate): () => void {
  prepareSearch(client);
  return () =>
    openSearchDialog({ t: withPanelStrings(t), client, isTranslated: true, toAddress: (path) => path });
}
