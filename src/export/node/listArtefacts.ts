import { listExtensions } from '../../extensions';
import { artefacts as search } from '../../search/node/artefacts';
import { artefacts as own } from './artefacts';
import type { Artefact } from './documents/artefact';
import { orderArtefacts } from './orderArtefacts';

/** All artefacts of the site, those of its extensions included, in the order in which they can be made. */
export async function listArtefacts(): Promise<readonly Artefact[]> {
  const ofExtensions = await Promise.all(
    listExtensions('artefacts').map(async (name) => {
      const module: { artefacts: readonly Artefact[] } = await import(
        `../../extensions/${name}/node/artefacts.ts`
      );
      return module.artefacts;
    }),
  );
  return orderArtefacts([...own, ...search, ...ofExtensions.flat()]);
}
