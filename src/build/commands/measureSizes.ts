import { readGallery } from '../components/readGallery';
import { loadLibraries } from '../landing/libraries';
import { loadProducts } from '../products';
import { runMain } from './run.mjs';

// Measures what the galleries and landings show, once and not in each of Next's workers, unless it is in the cache already.
await runMain(async () => {
  for (const product of await loadProducts()) await readGallery(product);
  await loadLibraries();
});
