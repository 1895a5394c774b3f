import { listExtensions } from '../../../extensions';
import type { ProductManifest } from '../../../site/shared/product';

/** Measures what an extension shows of the sizes of packages. */
export type MeasureSizes = (products: readonly ProductManifest[]) => Promise<void>;

/** Measures what extensions show of the sizes of packages, unless it is cached. */
export async function measureParts(products: readonly ProductManifest[]): Promise<void> {
  // One after the other: jiti hands out half a module to whoever imports it while it awaits something.
  for (const name of listExtensions('measureSizes')) {
    const { measureSizes }: { measureSizes: MeasureSizes } = await import(
      `../../../extensions/${name}/node/measureSizes.ts`
    );
    await measureSizes(products);
  }
}
