import { findLine } from '../../../base/node/findLine';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';

/**
 * Finds ids in a manifest keyed by product that no product has.
 * @param file repository path of the manifest
 * @param ids the manifest's keys
 */
export function findUnknownIds(file: string, ids: readonly string[], known: readonly string[]): Diagnostic[] {
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
