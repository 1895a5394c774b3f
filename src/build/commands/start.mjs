import { checkNode, parsePort } from './environment.mjs';
import { runMain } from './run.mjs';
import { ensureExport, ensureInstalled } from './setup.mjs';

await runMain(async () => {
  checkNode();
  // Choose another one with `PORT=8080 npm start`.
  const port = parsePort('PORT', process.env.PORT ?? '3000');
  await ensureInstalled();
  await ensureExport();
  // Not a static import: the server's packages may just have been installed.
  const { serve } = await import('./serve.mjs');
  await serve({ directory: 'out', port });
  console.log(`\nThe site is at http://localhost:${port}  (Ctrl+C stops it)`);
});
