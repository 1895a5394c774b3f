import { parsePort } from '../src/cli/process/environment.mjs';
import { runMain } from '../src/cli/process/run.mjs';
import { serve } from '../src/cli/serve.mjs';
import { ensureFixture, FIXTURE_OUT } from './fixtureBuild.mjs';

// Builds the site of test/fixtures/site, and serves it: PORT=3220 node e2e/fixtureSite.mjs

await runMain(async () => {
  const port = parsePort('PORT', process.env.PORT ?? '3220');
  await ensureFixture();
  await serve({ directory: FIXTURE_OUT, port });
  console.log(`The fixture site is at http://localhost:${port}`);
});
