import { checkNode } from './environment.mjs';
import { run, runMain } from './run.mjs';
import { ensureChromium, ensureInstalled, ensureServers } from './setup.mjs';

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  await ensureChromium();
  await ensureServers();
  await run('npm', ['run', 'check']);
});
