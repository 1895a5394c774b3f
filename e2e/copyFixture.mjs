import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyEngine, ENGINE } from './copySite.mjs';

/** Where the browser tests build it. */
export const FIXTURE_FOLDER = '.cache/fixture-site';

const CONTENT = 'test/fixtures/site/data';

/** What of the site's own `data` the fixture has, too: its words, and the test pages of the page format. */
const SHARED = [
  'translations',
  'experiments',
  'icons',
  'drawings',
  'services.ts',
  'typeLinks.ts',
  'licenses.ts',
].map((name) => `data/${name}`);

/** Everything that the site of test/fixtures/site is made from. */
export const FIXTURE_SOURCES = [...ENGINE, ...SHARED, CONTENT, 'e2e/copySite.mjs', 'e2e/copyFixture.mjs'];

/**
 * Writes the sources of the site of test/fixtures/site, with the engine of this repository.
 * @param {string} folder of the repository; may hold the caches of an earlier build, which are kept
 */
export function copyFixture(folder) {
  copyEngine(folder);
  cpSync(CONTENT, `${folder}/data`, { recursive: true });
  for (const name of SHARED) cpSync(name, `${folder}/${name}`, { recursive: true });
  exchangeRoutes(folder);
}

/** The route files of the site's products become one for each product of the fixture. @param {string} folder */
function exchangeRoutes(folder) {
  const products = (/** @type {string} */ data) =>
    readdirSync(data).filter((name) => existsSync(`${data}/${name}/product.ts`));
  const [route = ''] = readdirSync('pages/x');
  const code = readFileSync(`pages/x/${route}`, 'utf8');
  for (const name of products('data').filter((one) => one !== 'experiments'))
    rmSync(`${folder}/pages/${name}`, { recursive: true, force: true });
  // Pages that belong to no library have a route file each.
  for (const file of readdirSync('pages').filter(
    (one) => /^[a-z-]+\.tsx$/.test(one) && one !== 'index.tsx',
  )) {
    if (!existsSync(`${CONTENT}/docs/${path.parse(file).name}`)) rmSync(`${folder}/pages/${file}`);
  }
  for (const name of products(CONTENT)) {
    if (name === 'docs') continue;
    mkdirSync(`${folder}/pages/${name}`);
    writeFileSync(path.join(folder, 'pages', name, route), code.replaceAll('data/x/', `data/${name}/`));
  }
}
