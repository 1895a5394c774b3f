import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../../base/node/files';
import { compareReports } from './compareReports';
import { formatReport } from './formatReport';
import { parseSiteReport, REPORT_FILE } from './siteReport';
import { runMain } from '../../../cli/process/run.mjs';

// Prints what the last build has produced: pages, demos, words and sizes. `npm run report -- --markdown` for
// a comment on GitHub, `-- --compare base.json` for the differences from the report of another build, as
// Markdown.

await runMain(async () => {
  const { values } = parseArgs({
    options: { markdown: { type: 'boolean' }, compare: { type: 'string' } },
  });
  const report = readReport(path.join(ROOT, REPORT_FILE));
  console.log(
    values.compare === undefined
      ? formatReport(report, values.markdown ? 'markdown' : 'plain')
      : compareReports(readReport(path.resolve(values.compare)), report),
  );
});

function readReport(file: string) {
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run npm run build there, which writes it.`);
  return parseSiteReport(readFileSync(file, 'utf8'), file);
}
