import path from 'node:path';
import { withLock } from '../src/cli/process/lock.mjs';
import { run } from '../src/cli/process/run.mjs';
import { isUpToDate } from '../src/cli/process/setup.mjs';
import { copyFixture, FIXTURE_FOLDER, FIXTURE_SOURCES } from './copyFixture.mjs';

/** Where the export of the fixture site is. */
export const FIXTURE_OUT = path.join(FIXTURE_FOLDER, 'out');

/** Builds the site of test/fixtures/site with the engine of this repository, when a source has changed. */
export async function ensureFixture() {
  if (isUpToDate(FIXTURE_OUT, [...FIXTURE_SOURCES, 'e2e/fixtureBuild.mjs'])) return;
  await withLock(async () => {
    console.log('Building the fixture site …');
    copyFixture(FIXTURE_FOLDER);
    await run(process.execPath, ['src/cli/build.mjs'], { cwd: FIXTURE_FOLDER });
  }, FIXTURE_FOLDER);
}
