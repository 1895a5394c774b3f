import { discardUnfinished, recover } from '../export/publish.mjs';
import { checkDisk, explainFullDisk } from './disk.mjs';
import { withLock } from './lock.mjs';
import { run, runMain } from './run.mjs';

/** Known lines of Next's output that are hidden; all other warnings are shown. */
const KNOWN_LINES = [
  // React 18 is deliberate: joy, base, X 7 and toolpad require it, and 19 adds 19 kB to every page.
  /React 18 support is deprecated/,
];

const jiti = 'node_modules/jiti/lib/jiti-cli.mjs';

await runMain(() =>
  withLock(async () => {
    recover();
    discardUnfinished();
    checkDisk();
    try {
      await build();
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}${explainFullDisk()}`, {
        cause: error,
      });
    }
  }),
);

async function build() {
  // Once, and not in each of Next's workers.
  await run(process.execPath, [jiti, 'src/build/commands/apiExtract.ts']);
  // It has printed the errors; stop here.
  await run(process.execPath, [jiti, 'src/build/commands/preflight.ts']).catch(() => process.exit(1));
  // Likewise once.
  await run(process.execPath, [jiti, 'src/build/commands/measureSizes.ts']);
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    ignoredLines: KNOWN_LINES,
  });
  await run(process.execPath, [jiti, 'src/build/commands/export.ts']);
}
