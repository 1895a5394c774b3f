import { run, runMain } from './run.mjs';

/** Lines of Next's output that say nothing new; anything else that it warns of is shown. */
const KNOWN_LINES = [
  // React 18 is on purpose: joy, base, X 7 and toolpad ask for it, and 19 costs every page 19 kB.
  /React 18 support is deprecated/,
];

const jiti = 'node_modules/jiti/lib/jiti-cli.mjs';

await runMain(async () => {
  // Once, and not in each of Next's workers.
  await run(process.execPath, [jiti, 'src/build/commands/apiExtract.ts']);
  // It has said what is wrong; nothing comes after that.
  await run(process.execPath, [jiti, 'src/build/commands/preflight.ts']).catch(() => process.exit(1));
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    ignoredLines: KNOWN_LINES,
  });
  await run(process.execPath, [jiti, 'src/build/commands/export.ts']);
});
