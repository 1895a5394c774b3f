import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parsePort } from '../src/build/commands/environment.mjs';
import { run, runMain } from '../src/build/commands/run.mjs';
import { serve } from '../src/build/commands/serve.mjs';
import { isUpToDate } from '../src/build/commands/setup.mjs';
import { copyEngine, ENGINE } from './copySite.mjs';

// Builds the site of test/fixtures/site with the engine of this repository, and serves it:
// PORT=3220 node e2e/fixtureSite.mjs

const CONTENT = 'test/fixtures/site/data';
const FOLDER = '.cache/fixture-site';

/** What of the site's own `data` the fixture has, too: its words, and the test pages of the page format. */
const SHARED = ['translations', 'experiments', 'icons', 'drawings', 'services.ts', 'typeLinks.ts'].map(
  (name) => `data/${name}`,
);

await runMain(async () => {
  const port = parsePort('PORT', process.env.PORT ?? '3220');
  const sources = [...ENGINE, ...SHARED, CONTENT, 'e2e/copySite.mjs', 'e2e/fixtureSite.mjs'];
  if (!isUpToDate(`${FOLDER}/out`, sources)) await build();
  await serve({ directory: `${FOLDER}/out`, port });
  console.log(`The fixture site is at http://localhost:${port}`);
});

async function build() {
  console.log('Building the fixture site …');
  copyEngine(FOLDER);
  cpSync(CONTENT, `${FOLDER}/data`, { recursive: true });
  for (const name of SHARED) cpSync(name, `${FOLDER}/${name}`, { recursive: true });
  exchangeRoutes();
  await run(process.execPath, ['src/build/commands/build.mjs'], { cwd: FOLDER });
}

/** The route files of the site's products become one for each product of the fixture. */
function exchangeRoutes() {
  const products = (/** @type {string} */ data) =>
    readdirSync(data).filter((name) => existsSync(`${data}/${name}/product.ts`));
  const [route = ''] = readdirSync('pages/x');
  const code = readFileSync(`pages/x/${route}`, 'utf8');
  for (const name of products('data').filter((one) => one !== 'experiments'))
    rmSync(`${FOLDER}/pages/${name}`, { recursive: true, force: true });
  // Pages that belong to no library have a route file each.
  for (const file of readdirSync('pages').filter(
    (one) => /^[a-z-]+\.tsx$/.test(one) && one !== 'index.tsx',
  )) {
    if (!existsSync(`${CONTENT}/docs/${path.parse(file).name}`)) rmSync(`${FOLDER}/pages/${file}`);
  }
  for (const name of products(CONTENT)) {
    if (name === 'docs') continue;
    mkdirSync(`${FOLDER}/pages/${name}`);
    writeFileSync(path.join(FOLDER, 'pages', name, route), code.replaceAll('data/x/', `data/${name}/`));
  }
}
