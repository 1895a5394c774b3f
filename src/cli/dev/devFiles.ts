import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listApiPathnames } from '../../api/node/packages/apiAreas';
import { ROOT } from '../../base/node/files';
import { listArtefacts } from '../../export/node/listArtefacts';
import { writeExportFile } from '../../export/node/makeArtefacts';
import { getPathnames } from '../../page/node/getPaths';
import { withTrailingSlash } from '../../site/shared/location';
import { loadProducts } from '../../site/node/products';

/** Folder that the development server serves as is. */
const TARGET = path.join(ROOT, 'public');

/** Writes the artefacts that the development server needs; they are as new as its start. */
export async function writeDevFiles(): Promise<void> {
  const products = await loadProducts();
  const pathnames = await Promise.all(
    products.map(async (product) => [...getPathnames(product), ...(await listApiPathnames(product))]),
  );
  const paths = new Set(pathnames.flat().map(withTrailingSlash));
  const site = { hasPage: (publicPath: string) => paths.has(publicPath) };
  const earlier = readdirSync(TARGET, { recursive: true, encoding: 'utf8' });
  for (const { development } of await listArtefacts()) {
    if (!development) continue;
    const files = await development.make(site);
    for (const file of earlier.filter(development.owns)) {
      rmSync(path.join(TARGET, file), { recursive: true, force: true });
    }
    for (const file of files) writeExportFile(file, TARGET);
  }
}
