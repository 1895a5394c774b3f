import { run, runMain } from './run.mjs';
import { ensureChromium, ensureInstalled } from './setup.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureChromium();
  await run('npm', ['run', 'check']);
});
