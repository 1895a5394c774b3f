import type { Artefact } from '../../../export/node/documents/artefact';
import { getNotices } from './notices';
import { getSbom } from './sbom';
import { readShippedPackages } from './shippedPackages';

export const artefacts: readonly Artefact[] = [
  {
    name: 'licenses',
    stage: 'linked',
    make() {
      const packages = readShippedPackages();
      return [getNotices(packages), getSbom(packages)];
    },
  },
];
