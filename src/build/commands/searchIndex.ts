import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withTrailingSlash } from '../../model/location';
import { ROOT } from '../files';
import { loadProducts } from '../products';
import { listApiPathnames } from '../apiPage/apiAreas';
import { getPathnames } from '../getPaths';
import { getSearchFiles } from '../search/getSearchFiles';

/** Folder of the development server's index; the export has its own. */
const TARGET = path.join(ROOT, 'public');

/** Address of its files. Not below `/_next/`, which the server reserves. */
const FOLDER = '/search';

// Runs before `npm run dev`: the index is as new as the start of the server.
async function main(): Promise<void> {
  const products = await loadProducts();
  const pathnames = await Promise.all(
    products.map(async (product) => [...getPathnames(product), ...(await listApiPathnames(product))]),
  );
  const paths = new Set(pathnames.flat().map(withTrailingSlash));
  const files = await getSearchFiles((publicPath) => paths.has(publicPath), FOLDER);
  rmSync(path.join(TARGET, FOLDER), { recursive: true, force: true });
  for (const { path: file, body } of files) {
    mkdirSync(path.dirname(path.join(TARGET, file)), { recursive: true });
    writeFileSync(path.join(TARGET, file), body);
  }
}

main().catch((error: Error) => {
  console.error(`\n${error.message}\n`);
  process.exit(1);
});
