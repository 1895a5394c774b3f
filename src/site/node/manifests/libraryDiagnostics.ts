import type { LibraryFacts } from '../../shared/library';
import type { ProductManifest } from '../../shared/product';
import { findUnknownIds } from './unknownIds';
import { findNotInstalled } from './packageDiagnostics';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';

const FILE = 'data/libraries.ts';

/**
 * Checks the facts about libraries against the products and the installed packages. Whether a package has an
 * export turns out when it is measured.
 * @param products the products that are libraries
 */
export function findLibraryDiagnostics(
  libraries: Readonly<Record<string, LibraryFacts>>,
  products: readonly Pick<ProductManifest, 'id' | 'packages'>[],
): Diagnostic[] {
  const ids = products.map(({ id }) => id);
  return [
    ...findUnknownIds(FILE, Object.keys(libraries), ids),
    ...ids
      .filter((id) => !libraries[id])
      .map((id) => createError(FILE, 1, `There are no facts about "${id}".`, 'Add them.')),
    ...products
      .filter(({ packages }) => packages.length === 0)
      .map(({ id }) =>
        createError(`data/${id}/packages.ts`, 1, 'A library has at least one package.', 'Add it.'),
      ),
    ...findNotInstalled(FILE, Object.values(libraries).flatMap(listModules)),
  ];
}

function listModules({ install, typical, shared, app }: LibraryFacts): string[] {
  const measured = [typical, ...(shared ? [shared] : []), ...app];
  return [...install.split(' '), ...measured.map((one) => one.package)];
}
