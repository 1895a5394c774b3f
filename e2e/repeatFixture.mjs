import { compareBuilds } from '../src/cli/compareBuilds.mjs';
import { withLock } from '../src/cli/process/lock.mjs';
import { runMain } from '../src/cli/process/run.mjs';
import { FIXTURE_FOLDER } from './copyFixture.mjs';
import { ensureFixture } from './fixtureBuild.mjs';

// Builds the site that the browser tests have visited once more, and compares: `npm run build:repeat:fixture`.

await runMain(async () => {
  await ensureFixture();
  await withLock(() => compareBuilds(FIXTURE_FOLDER), FIXTURE_FOLDER);
});
