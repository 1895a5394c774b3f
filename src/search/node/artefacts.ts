import path from 'node:path';
import type { Artefact } from '../../export/node/documents/artefact';
import { getSearchFiles } from './getSearchFiles';

/** Folder of the search index in the development server, which reserves `/_next/`. */
const DEV_FOLDER = 'search';

export const artefacts: readonly Artefact[] = [
  {
    name: 'search index',
    stage: 'derived',
    make: ({ hasFile }) => getSearchFiles((publicPath) => hasFile(path.join(publicPath, 'index.html'))),
    development: {
      owns: (file) => file.split('/')[0] === DEV_FOLDER,
      make: ({ hasPage }) => getSearchFiles(hasPage, `/${DEV_FOLDER}`),
    },
  },
];
