import { products } from '../../../../data/products';
import { isWorkerOff } from '../../../../data/services';
import { site } from '../../../../data/site';
import { START_SCRIPT } from '../../../export/node/startScript';
import type { Artefact } from '../../../export/node/documents/artefact';
import { getOfflineFiles } from './getOfflineFiles';
import { getServiceWorker, listPages } from './serviceWorker';

export const artefacts: readonly Artefact[] = [
  {
    name: 'service worker',
    stage: 'derived',
    needs: [START_SCRIPT],
    make: ({ documents, getFile }) =>
      getServiceWorker(
        [...documents.map(({ html }) => html), String(getFile(START_SCRIPT).body)],
        isWorkerOff,
        listPages(documents, products, site.name),
      ),
  },
  {
    name: 'offline plans',
    // They say how large the compressed files are.
    stage: 'compressed',
    needs: [START_SCRIPT],
    make: ({ documents, folder, getFile }) =>
      getOfflineFiles(documents, products, folder, [`/${getFile(START_SCRIPT).path}`]),
  },
];
