import { runMain } from './run.mjs';
import { ensureExport, ensureInstalled } from './setup.mjs';

/** Port of the site; choose another one with `PORT=8080 npm start`. */
const port = Number(process.env.PORT ?? 3000);

await runMain(async () => {
  await ensureInstalled();
  await ensureExport();
  // Only now: the server's packages may have been installed a moment ago.
  const { serve } = await import('./serve.mjs');
  await serve({ directory: 'out', port });
  console.log(`\nThe site is at http://localhost:${port}  (Ctrl+C stops it)`);
});
