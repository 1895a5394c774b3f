import type { Artefact } from '../../../export/node/documents/artefact';
import { getSocialImages } from './getSocialImages';

export const artefacts: readonly Artefact[] = [
  {
    name: 'social images',
    // The metadata of pages names them.
    stage: 'linked',
    make: ({ documents }) => getSocialImages(documents.flatMap(({ page }) => page ?? [])),
  },
];
