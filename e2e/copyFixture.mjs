import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyEngine, ENGINE } from './copySite.mjs';

/** Where the browser tests build it. */
export const FIXTURE_FOLDER = '.cache/fixture-site';

const CONTENT = 'test/fixtures/site/data';

/** What of the site's own `data` the fixture has, too: its words, what rules know, and the test pages of the page format. */
const SHARED = [
  'languages',
  'experiments',
  'icons',
  'drawings',
  'services.ts',
  'typeLinks.ts',
  'licenses.ts',
  'terms.ts',
  'deprecations.ts',
  'readerNames.ts',
  'referenceAnchors.json',
  'referenceDemos.json',
  'referencePages.json',
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
  removeSearchTerms(`${folder}/data/languages`);
  exchangeRoutes(folder);
}

/** The search terms of the site's languages name its pages, which the fixture has not. @param {string} folder */
function removeSearchTerms(folder) {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.ts'))) {
    const manifest = readFileSync(`${folder}/${name}`, 'utf8');
    const terms = /^ {4}terms: \{\n.*?^ {4}\},$/ms;
    writeFileSync(`${folder}/${name}`, manifest.replace(terms, '    terms: {},'));
  }
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
