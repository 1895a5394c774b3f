import { findLine } from '../../../base/node/findLine';
import { createError, type Finding } from '../../../base/node/finding';

/**
 * Finds products in a manifest that is sorted by their ids, and that do not exist.
 * @param file repository path of the manifest
 * @param ids of its products
 */
export function findUnknownIds(file: string, ids: readonly string[], known: readonly string[]): Finding[] {
  return ids
    .filter((id) => !known.includes(id))
    .map((id) =>
      createError(
        file,
        findLine(file, `'${id}':`, `  ${id}:`, `  ${id},`),
        `There is no product "${id}".`,
        `The products are ${known.join(', ')}: correct or remove the entry.`,
      ),
    );
}
