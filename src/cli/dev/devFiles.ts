import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withTrailingSlash } from '../../site/shared/location';
import { listApiPathnames } from '../../api/node/packages/apiAreas';
import { getErrorMessagesFile } from '../../extensions/errorDecoder/node/errorMessages';
import { ROOT } from '../../base/node/files';
import { getPathnames } from '../../page/node/getPaths';
import { getAllApiCards } from '../../api/node/cards/apiCards';
import { DEV_FOLDER as ICONS_FOLDER, getIconFiles } from '../../extensions/icons/node/getIconFiles';
import { loadApi } from '../../api/node/packages/loadApi';
import { loadProducts } from '../../site/node/products';
import { getSearchFiles } from '../../search/node/getSearchFiles';

/** What the development server serves as it is. */
const TARGET = path.join(ROOT, 'public');

/** Address of the search index. Not below `/_next/`, which the server reserves. */
const SEARCH_FOLDER = '/search';

/** Writes the files that the export makes for itself; they are as new as the start of the development server. */
export async function writeDevFiles(): Promise<void> {
  const products = await loadProducts();
  const pathnames = await Promise.all(
    products.map(async (product) => [...getPathnames(product), ...(await listApiPathnames(product))]),
  );
  const paths = new Set(pathnames.flat().map(withTrailingSlash));
  const files = [
    ...(await getSearchFiles((publicPath) => paths.has(publicPath), SEARCH_FOLDER)),
    ...getIconFiles(ICONS_FOLDER).files,
    getErrorMessagesFile(),
    ...getAllApiCards(await loadApi()),
  ];
  for (const folder of [SEARCH_FOLDER, ICONS_FOLDER]) {
    rmSync(path.join(TARGET, folder), { recursive: true, force: true });
  }
  for (const { path: file, body } of files) {
    mkdirSync(path.dirname(path.join(TARGET, file)), { recursive: true });
    writeFileSync(path.join(TARGET, file), body);
  }
}
