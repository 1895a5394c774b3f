import { measureParts } from '../api/node/size/measureParts';
import type { ProductManifest } from '../site/shared/product';
import { listPageModules, toPathname } from '../base/node/files';
import { readPage } from '../content/node/reader/readPage';
import { loadProducts } from '../site/node/products';
import { measurePage } from '../page/node/measurePage';
import { runMain } from './process/run.mjs';

// Measures what pages and parts of extensions show, unless it is cached: once, not in each of Next's workers.
await runMain(async () => {
  const products = await loadProducts();
  // First, because errors of the landings name their lines.
  await measureParts(products);
  for (const product of products) await measurePages(product);
});

async function measurePages(product: ProductManifest): Promise<void> {
  for (const module of listPageModules(product)) {
    const { frontMatter } = readPage(`data/${module}.mdx`);
    if (frontMatter) await measurePage(product, toPathname(product, module), frontMatter);
  }
}
