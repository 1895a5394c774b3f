import type { LibraryFacts } from '../../../../site/shared/library';
import type { ProductManifest } from '../../../../site/shared/product';
import { findLine } from '../../../../base/node/findLine';
import { findUnknownIds } from '../../../../site/node/manifests/unknownIds';
import { findNotInstalled } from '../../../../site/node/manifests/packageDiagnostics';
import { createError, type Diagnostic } from '../../../../base/node/diagnostic';

const FILE = 'data/libraries.ts';

/**
 * Checks the facts about libraries against the products and the installed packages. Whether a package has an
 * export turns out when it is measured (`libraries.ts`).
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

/** The diagnostic for an export that cannot be measured, with its line in the facts. */
export function toMeasurementDiagnostic(error: unknown): Diagnostic {
  const message = error instanceof Error ? error.message : String(error);
  const names = Array.from(message.matchAll(/"([^"]+)"/g), ([, name = '']) => `'${name}'`);
  // The list of everything that was measured together would be too long.
  const reason = message.replace(/^.* cannot be measured with ".*?": /s, '');
  return createError(FILE, findLine(FILE, ...names), reason, 'Correct the export.');
}
