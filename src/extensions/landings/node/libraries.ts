import { libraries } from '../../../../data/libraries';
import { products } from '../../../../data/products';
import type { Api } from '../../../api/shared/api';
import type { LibraryFacts } from '../../../site/shared/library';
import type { ProductEntry } from '../../../site/shared/product';
import { listComponents } from '../../../content/node/components/listComponents';
import { loadApi } from '../../../api/node/packages/loadApi';
import { getPackageFolder, requireManifest } from '../../../base/node/manifest';
import { formatDiagnostic } from '../../../base/node/diagnostic';
import { loadProduct, getMainPackage } from '../../../site/node/products';
import { formatSize } from '../../../api/node/size/formatSize';
import { measureAddedSize, measureSize } from '../../../api/node/size/measureSize';
import { toMeasurementDiagnostic } from './toMeasurementDiagnostic';

/** A library with everything that landing pages say about it: the written and the measured facts. */
export interface Library extends LibraryFacts {
  readonly entry: ProductEntry;
  readonly version: string;
  readonly license: string;
  /** Components that the gallery shows. */
  readonly componentCount: number;
  /** Number of props of all exported components, without inherited ones. */
  readonly propCount: number;
  /** Size of its typical component, gzipped: `27 kB`. */
  readonly size: string;
  /** The part of that size that all components share; `null` for none. */
  readonly sharedSize: string | null;
}

let loading: Promise<readonly Library[]> | null = null;

/**
 * The libraries in the order of the product switcher, measured once per worker.
 * @throws Error when one has no facts, or a size cannot be measured
 */
export function loadLibraries(): Promise<readonly Library[]> {
  return (loading ??= loadApi().then((api) => Promise.all(products.map((entry) => loadLibrary(entry, api)))));
}

async function loadLibrary(entry: ProductEntry, api: Api): Promise<Library> {
  const facts = libraries[entry.id];
  const product = await loadProduct(entry.id);
  const main = getMainPackage(product);
  if (!facts || !main) {
    throw new Error(`data/libraries.ts:1: There are no facts about "${entry.id}". Add them, or its package.`);
  }
  const { version, license = 'unknown' } = requireManifest(getPackageFolder(main));
  const exported = api.components.filter(({ section }) => section === entry.id);
  const categories = await listComponents(product);
  const sizes = await measureLibrary(facts);
  return {
    ...facts,
    entry,
    version,
    license,
    componentCount: categories
      .flatMap(({ components }) => components)
      .filter(({ states }) => !states.includes('absent')).length,
    propCount: exported.reduce((sum, { props }) => sum + props.length, 0),
    size: formatSize(sizes.typical),
    sharedSize: sizes.shared === null ? null : formatSize(sizes.shared),
  };
}

/** Measures the typical app, too: else its errors would only surface on the first page that adds to it. */
async function measureLibrary({ typical, shared, app }: LibraryFacts) {
  try {
    await measureAddedSize(typical, app);
    return {
      typical: await measureSize(typical.package, typical.name),
      shared: shared && (await measureSize(shared.package, shared.name)),
    };
  } catch (error) {
    throw new Error(formatDiagnostic(toMeasurementDiagnostic(error)), { cause: error });
  }
}
