import type { Artefact } from '../../../export/node/documents/artefact';
import { DEV_FOLDER, getIconFiles } from './getIconFiles';

export const artefacts: readonly Artefact[] = [
  {
    name: 'icons',
    stage: 'derived',
    make: () => getIconFiles().files,
    development: {
      owns: (file) => `/${file.split('/')[0]}` === DEV_FOLDER,
      make: () => getIconFiles(DEV_FOLDER).files,
    },
  },
];
