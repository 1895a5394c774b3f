import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadApi } from '../../../api/node/packages/loadApi';
import { createSummary, diffSummaries, parseSummary, SUMMARY_FILE as FILE, type ApiSummary } from './summary';
import { ROOT } from '../../../base/node/files';
import { runMain } from '../../../cli/process/run.mjs';

// Compares the installed packages with the committed summary, so that a new version can be reviewed.
// `--write` writes the summary of the installed packages.

await runMain(async () => {
  const installed = createSummary(await loadApi());
  if (process.argv.includes('--write')) {
    writeFileSync(path.join(ROOT, FILE), `${JSON.stringify(installed, null, 2)}\n`);
    console.log(`Wrote ${Object.keys(installed.pages).length} pages to ${FILE}.`);
    return;
  }
  const changes = diffSummaries(readCommitted(), installed);
  if (changes.length === 0) {
    console.log(`The installed packages are as ${FILE} says.`);
    return;
  }
  console.log(changes.join('\n'));
  throw new Error(`The API has changed since ${FILE} was written. Review it, then run npm run api:summary.`);
});

function readCommitted(): ApiSummary {
  const file = path.join(ROOT, FILE);
  return existsSync(file) ? parseSummary(readFileSync(file, 'utf8')) : { pages: {} };
}
