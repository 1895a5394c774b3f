import path from 'node:path';
import { parsePort } from '../src/build/commands/environment.mjs';
import { withLock } from '../src/build/commands/lock.mjs';
import { run, runMain } from '../src/build/commands/run.mjs';
import { serve } from '../src/build/commands/serve.mjs';
import { isUpToDate } from '../src/build/commands/setup.mjs';
import { copyFixture, FIXTURE_FOLDER, FIXTURE_SOURCES } from './copyFixture.mjs';

// Builds the site of test/fixtures/site with the engine of this repository, and serves it:
// PORT=3220 node e2e/fixtureSite.mjs

const OUT = path.join(FIXTURE_FOLDER, 'out');

await runMain(async () => {
  const port = parsePort('PORT', process.env.PORT ?? '3220');
  const sources = [...FIXTURE_SOURCES, 'e2e/fixtureSite.mjs'];
  if (!isUpToDate(OUT, sources)) await withLock(build, FIXTURE_FOLDER);
  await serve({ directory: OUT, port });
  console.log(`The fixture site is at http://localhost:${port}`);
});

async function build() {
  console.log('Building the fixture site …');
  copyFixture(FIXTURE_FOLDER);
  await run(process.execPath, ['src/build/commands/build.mjs'], { cwd: FIXTURE_FOLDER });
}
