import { createJiti } from 'jiti';
import { checkNode } from './process/environment.mjs';
import { run, runMain } from './process/run.mjs';

const jiti = createJiti(import.meta.url);

// `npm run dev`: starts the development server at once, and meanwhile writes its files for search, icons and
// cards.
await runMain(async () => {
  checkNode();
  /** @type {typeof import('../page/node/openPages/openPages')} */
  const { resetOpenPages } = await jiti.import('../page/node/openPages/openPages.ts');
  /** @type {typeof import('../export/node/bundlerCache')} */
  const { dropStaleDevCache } = await jiti.import('../export/node/bundlerCache.ts');
  resetOpenPages();
  dropStaleDevCache();
  // It has printed the error; pages can be read and written without these files.
  run(process.execPath, ['node_modules/jiti/lib/jiti-cli.mjs', 'src/cli/devFiles.ts']).catch(() => {});
  // Source maps of modules that are evaluated again after each edit cost Node as much as the evaluation; Next
  // reads its own.
  const options = ['--disable-source-maps', ...process.argv.slice(2)];
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...options], {
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  });
});
