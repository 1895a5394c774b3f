import path from 'node:path';
import type { Artefact } from '../../../export/node/documents/artefact';
import { CARD_FILE } from '../shared/apiCard';
import { loadApi } from '../../../api/node/packages/loadApi';
import { getAllApiCards, getApiCards } from './apiCards';

export const artefacts: readonly Artefact[] = [
  {
    name: 'API cards',
    stage: 'derived',
    make: ({ documents }) => getApiCards(documents, loadApi),
    development: {
      owns: (file) => path.basename(file) === CARD_FILE,
      make: async () => getAllApiCards(await loadApi()),
    },
  },
];
