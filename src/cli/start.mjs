import { checkNode, parsePort } from './process/environment.mjs';
import { formatDuration } from '../base/node/formatDuration.mjs';
import { runMain } from './process/run.mjs';
import { ensureExport, ensureInstalled } from './process/setup.mjs';

await runMain(async () => {
  const since = Date.now();
  checkNode();
  // Choose another one with `PORT=8080 npm start`.
  const port = parsePort('PORT', process.env.PORT ?? '3000');
  await ensureInstalled();
  if (!(await ensureExport())) console.log('The site is up to date.');
  const builtAfter = Date.now() - since;
  // Not a static import: the server's packages may just have been installed.
  const { serve } = await import('./serve.mjs');
  await serve({ directory: 'out', port });
  const total = Date.now() - since;
  console.log(
    `✓ serving  ${formatDuration(total - builtAfter).padStart(12)}   (everything: ${formatDuration(total)})`,
  );
  console.log(`\nThe site is at http://localhost:${port}  (Ctrl+C stops it)`);
});
