import { components } from '../../../../../data/components';
import { libraries } from '../../../../../data/libraries';
import { products } from '../../../../../data/products';
import { releases } from '../../../../../data/releases';
import { typeLinks } from '../../../../../data/typeLinks';
import { createError, type Diagnostic } from '../../../../base/node/diagnostic';
import { findLine } from '../../../../base/node/findLine';
import { findUnknownExports } from '../../../../site/node/manifests/packageDiagnostics';
import { findUnknownIds } from '../../../../site/node/manifests/unknownIds';
import { findLibraryDiagnostics } from '../../../../site/node/manifests/libraryDiagnostics';
import type { SiteRule } from '../../facts/rule';
import { isHttpsAddress } from '../../reader/checkHref';

/** Products, packages, exports and web addresses that manifests name exist. */
export const manifestValues: SiteRule = {
  name: 'manifestValues',
  stops: 'build',
  check({ products: manifests, api }) {
    const ids = manifests.map(({ id }) => id);
    const entries = products.map(({ id }) => id);
    return [
      ...findTypeLinkDiagnostics(typeLinks),
      ...findUnknownIds('data/components.ts', Object.keys(components), ids),
      ...findUnknownIds('data/releases.ts', Object.keys(releases), ids),
      ...findLibraryDiagnostics(
        libraries,
        manifests.filter(({ id }) => entries.includes(id)),
      ),
      ...manifests.flatMap((manifest) => findUnknownExports(manifest, api)),
    ];
  },
};

/** Finds links of types that are not `https://` URLs. */
export function findTypeLinkDiagnostics(links: readonly { readonly href: string }[]): Diagnostic[] {
  const file = 'data/typeLinks.ts';
  return links
    .filter(({ href }) => !isHttpsAddress(href))
    .map(({ href }) =>
      createError(
        file,
        findLine(file, `'${href}'`),
        `${href} is no web address.`,
        'Give one that begins with https://.',
      ),
    );
}
