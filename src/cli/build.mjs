import { discardUnfinished, recover } from '../export/node/documents/publish.mjs';
import { checkDisk, explainFullDisk } from './process/disk.mjs';
import { withLock } from './process/lock.mjs';
import { createNextReader } from './nextOutput.mjs';
import { createProgress } from './process/progress.mjs';
import { run, runMain } from './process/run.mjs';

const jiti = 'node_modules/jiti/lib/jiti-cli.mjs';

/**
 * Maximum heap of the export, in MB. With plenty of memory, V8 collects garbage late: twice today's content
 * took 2.8 GB, and succeeds with 1.4.
 */
const EXPORT_HEAP = '--max-old-space-size=2000';

const progress = createProgress();

await runMain(() =>
  withLock(async () => {
    recover();
    discardUnfinished();
    checkDisk();
    try {
      await build();
    } catch (error) {
      progress.fail();
      throw new Error(`${error instanceof Error ? error.message : error}${explainFullDisk()}`, {
        cause: error,
      });
    }
  }),
);

async function build() {
  progress.begin('check');
  // It also reads the API of the packages: once, and not in each of Next's workers.
  await runScript('preflight.ts').catch(() => {
    // It has printed the errors; stop here.
    progress.fail();
    process.exit(1);
  });
  // Likewise, once for all workers.
  await runScript('measureSizes.ts');
  const readLine = createNextReader();
  let phase = 'check';
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    onLine(line) {
      const update = readLine(line);
      if (update.phase && update.phase !== phase) progress.begin((phase = update.phase));
      if (update.done && update.total) progress.count(update.done, update.total);
      if (update.text !== undefined) progress.log(update.text);
    },
  });
  await runScript('export.ts', EXPORT_HEAP);
  progress.end();
}

/**
 * @param {string} file of this folder
 * @param {readonly string[]} options of Node
 */
function runScript(file, ...options) {
  return run(process.execPath, [...options, jiti, `src/cli/${file}`], { onLine: progress.log });
}
