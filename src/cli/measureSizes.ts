import type { ProductManifest } from '../site/shared/product';
import { readGallery } from '../content/node/elements/gallery/readGallery';
import { listPageModules, toPathname } from '../base/node/files';
import { loadLibraries } from '../content/node/elements/landing/libraries';
import { readPage } from '../content/node/reader/readPage';
import { loadProducts } from '../site/node/products';
import { measurePage } from '../page/node/measurePage';
import { runMain } from './process/run.mjs';

// Measures what galleries, landing pages and pages show, unless it is cached: once, not in each of Next's
// workers.
await runMain(async () => {
  // First, because its errors name their lines.
  await loadLibraries();
  for (const product of await loadProducts()) {
    await readGallery(product);
    await measurePages(product);
  }
});

async function measurePages(product: ProductManifest): Promise<void> {
  for (const module of listPageModules(product)) {
    const { frontMatter } = readPage(`data/${module}.mdx`);
    if (frontMatter) await measurePage(product, toPathname(product, module), frontMatter);
  }
}
