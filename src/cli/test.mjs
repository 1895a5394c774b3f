import { checkNode } from './process/environment.mjs';
import { run, runMain } from './process/run.mjs';
import { ensureChromium, ensureEngines, ensureInstalled, ensureServers } from './process/setup.mjs';

// `npm test` runs all checks, `npm test e2e -- --project=site` one script of package.json, after the same
// setup.
const [script = 'check', ...args] = process.argv.slice(2);

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  await ensureChromium();
  await ensureEngines();
  await ensureServers();
  // Without a cache: CI builds once in a folder, and a second build that is compared must not reuse anything
  // from the first.
  await run('npm', ['run', script, '--', ...args], { env: { ATLAS_BUNDLER_CACHE: 'off' } });
});
