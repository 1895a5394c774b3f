import { listDemoPackages } from '../files/packages';
import { loadProducts } from '../../../site/node/products';

let packages: Promise<ReadonlySet<string>> | undefined;

/** The packages that a product's manifest marks as `needsLayout`. */
async function listPackages(): Promise<ReadonlySet<string>> {
  const products = await loadProducts();
  const found = products.flatMap((product) => product.packages).filter((one) => one.needsLayout);
  return new Set(found.map(({ name }) => name));
}

/**
 * Whether components of a demo measure their container before they render anything, so that a server renders
 * them empty: true if the demo imports a package that a manifest marks so.
 * @param file path of the demo in the repository
 */
export async function needsLayout(file: string): Promise<boolean> {
  packages ??= listPackages();
  const known = await packages;
  return listDemoPackages(file).some((name) => known.has(name));
}
