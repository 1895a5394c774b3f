import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ICON_PACKAGE } from '../../data/icons/package';
import { formatDuration } from '../build/commands/progress.mjs';
import { run, runMain } from '../build/commands/run.mjs';
import { ROOT } from '../build/files';
import { readInstalledVersion } from '../build/package/manifest';
import { loadApiPackages } from '../build/products';
import { compareExaminations } from './compareExaminations';
import { examinationSchema, type Examination } from './examination';
import { findLatestVersions } from './latestVersions';
import { formatReport } from './formatReport';
import { PART_NAMES } from './parts';
import { planUpdate } from './planUpdate';
import { createRegistry } from './registry';
import { parseRequests } from './requests';
import { copySite, installVersions } from './trial';

// Tries an update of packages in a copy of the site, and reports what it would change:
// `npm run update:check -- @mui/material@6.1.6`, or `-- --latest` for the newest of each documented major. The working
// tree stays as it is. Needs the network, a gigabyte of disk, and some minutes.

const REPORT = '.cache/update/report.md';

const since = Date.now();

/** Says what is being done, on the other stream: the first one has the report alone. */
const tell = (text: string) => console.error(`${formatDuration(Date.now() - since).padStart(12)}  ${text}`);

await runMain(async () => {
  const args = process.argv.slice(2);
  const installed = readInstalled();
  const registry = createRegistry();
  tell('Asking the registry …');
  const requests = args.includes('--latest')
    ? await findLatestVersions(
        [...(await loadApiPackages()).map(({ name }) => name), ICON_PACKAGE],
        installed,
        registry,
      )
    : parseRequests(args, installed);
  const plan = await planUpdate(requests, installed, registry);
  if (plan.conflicts.length > 0) {
    throw new Error(`${plan.conflicts.join('\n')}\nName fitting versions of these packages, too.`);
  }
  for (const { name, from, version } of plan.packages) tell(`  ${name} ${from} → ${version}`);
  if (plan.packages.length === 0) {
    tell('These versions are installed; there is nothing to try.');
    return;
  }
  tell('Copying the site …');
  const copy = copySite();
  tell('Installing the versions in the copy …');
  await installVersions(copy, plan.packages);
  const [before, after] = await Promise.all([examine(ROOT, 'as it is'), examine(copy, 'with the update')]);
  const report = formatReport(plan, compareExaminations(before, after));
  writeFileSync(REPORT, `${report}\n`);
  console.log(report);
  tell(`Done. The report is in ${REPORT}, too.`);
});

/** The versions of all packages that `package.json` names. */
function readInstalled(): ReadonlyMap<string, string> {
  const text = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string>>;
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return new Map(names.map((name) => [name, readInstalledVersion(name)]));
}

/** Runs all parts of an examination in a copy of the site, one after the other. */
async function examine(folder: string, title: string): Promise<Examination> {
  const results = path.join(folder, '.cache/update');
  mkdirSync(results, { recursive: true });
  const parts: Record<string, unknown> = {};
  for (const [index, part] of PART_NAMES.entries()) {
    tell(`Examining the site ${title}: ${part}, ${index + 1} of ${PART_NAMES.length} …`);
    const file = path.join(results, `${part}.json`);
    const jiti = path.join(folder, 'node_modules/jiti/lib/jiti-cli.mjs');
    const script = path.join(folder, 'src/update/examine.ts');
    await run(process.execPath, [jiti, script, part, file], {
      cwd: folder,
      onLine: (line) => tell(`  ${line}`),
    });
    Object.assign(parts, JSON.parse(readFileSync(file, 'utf8')));
  }
  return examinationSchema.parse(parts);
}
