import type { Artefact } from '../../../export/node/documents/artefact';
import { ERROR_MESSAGES_PATH } from '../shared/productionError';
import { getErrorMessagesFile } from './errorMessages';

const make = () => [getErrorMessagesFile()];

export const artefacts: readonly Artefact[] = [
  {
    name: 'error messages',
    stage: 'derived',
    make,
    development: { owns: (file) => `/${file}` === ERROR_MESSAGES_PATH, make },
  },
];
