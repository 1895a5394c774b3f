import type { ProductManifest } from '../../model/product';
import { readGallery } from '../components/readGallery';
import { listPageModules, toPathname } from '../files';
import { loadLibraries } from '../landing/libraries';
import { readPage } from '../page/readPage';
import { loadProducts } from '../products';
import { measurePage } from '../size/measurePage';
import { runMain } from './run.mjs';

// Measures what galleries, landings and pages show, once and not in each of Next's workers, unless it is in the cache.
await runMain(async () => {
  // First: its faults name their lines.
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
