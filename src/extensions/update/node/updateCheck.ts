import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ICON_PACKAGE } from '../../../../data/icons/package';
import { formatDuration } from '../../../base/node/formatDuration.mjs';
import { run, runMain } from '../../../cli/process/run.mjs';
import { ROOT } from '../../../base/node/files';
import { getPackageFolder, readInstalledVersion, requireManifest } from '../../../base/node/manifest';
import { loadApiPackages } from '../../../site/node/products';
import { compareExaminations, type UpdateComparison } from './compareExaminations';
import { examinationSchema } from './examination';
import { findLatestVersions } from './latestVersions';
import { formatReport } from './formatReport';
import { PART_NAMES } from './parts';
import { planUpdate, type SitePackages } from './planUpdate';
import { createRegistry } from './registry';
import { parseRequests } from './requests';
import { copySite, installVersions } from './trial';

// Tries an update of packages in a copy of the site, and reports what it would change:
// `npm run update:check -- @mui/material@6.1.6`, or `-- --latest` for the newest of each documented major.
// The working tree stays as it is. Needs the network, a gigabyte in the temporary folder, and a few minutes.

const REPORT = '.cache/update/report.md';

const since = Date.now();

/** Logs progress to standard error: standard output is reserved for the report. */
const logProgress = (text: string) =>
  console.error(`${formatDuration(Date.now() - since).padStart(12)}  ${text}`);

await runMain(async () => {
  const args = process.argv.slice(2);
  const site = await readPackages();
  const registry = createRegistry();
  logProgress('Asking the registry …');
  const requests =
    args.join(' ') === '--latest'
      ? await findLatestVersions(site, registry)
      : parseRequests(args, site.installed);
  const plan = await planUpdate(requests, site, registry);
  if (plan.conflicts.length > 0) {
    throw new Error(`${plan.conflicts.join('\n')}\nName fitting versions of these packages, too.`);
  }
  for (const { name, from, version } of plan.packages) logProgress(`  ${name} ${from} → ${version}`);
  if (plan.packages.length === 0) {
    logProgress('These versions are installed; there is nothing to try.');
    return;
  }
  logProgress('Copying the site …');
  const copy = copySite();
  logProgress('Installing the versions in the copy …');
  await installVersions(copy, plan.packages);
  const report = formatReport(plan, await examineBoth(copy));
  writeFileSync(REPORT, `${report}\n`);
  console.log(report);
  logProgress(`Done. The report is in ${REPORT}, too.`);
});

async function readPackages(): Promise<SitePackages> {
  const text = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string>>;
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return {
    installed: new Map(names.map((name) => [name, readInstalledVersion(name)])),
    documented: new Set([...(await loadApiPackages()).map(({ name }) => name), ICON_PACKAGE]),
    needs: new Map(names.map((name) => [name, requireManifest(getPackageFolder(name)).dependencies ?? {}])),
  };
}

/**
 * Examines the site with its packages as they are, and at the same time a copy of it with others.
 * @param copy absolute path
 */
async function examineBoth(copy: string): Promise<UpdateComparison> {
  const [before, after] = await Promise.all([examine(ROOT, 'as it is'), examine(copy, 'with the update')]);
  if (before.failed.length > 0) throw new Error(before.failed.join('\n'));
  const known = examinationSchema.parse(before.found);
  // Parts that could not be examined are reported, and count as unchanged.
  const comparison = compareExaminations(known, examinationSchema.parse({ ...known, ...after.found }));
  return { ...comparison, failed: after.failed };
}

/** The results of an examination, and sentences about the parts that have failed. */
interface Result {
  readonly found: object;
  readonly failed: readonly string[];
}

/** Runs all parts of an examination in a copy of the site, one after the other. */
async function examine(folder: string, title: string): Promise<Result> {
  const results = path.join(folder, '.cache/update');
  mkdirSync(results, { recursive: true });
  const found = {};
  const failed: string[] = [];
  for (const [index, part] of PART_NAMES.entries()) {
    logProgress(`Examining the site ${title}: ${part}, ${index + 1} of ${PART_NAMES.length} …`);
    const file = path.join(results, `${part}.json`);
    const jiti = path.join(folder, 'node_modules/jiti/lib/jiti-cli.mjs');
    const script = path.join(folder, 'src/extensions/update/node/examine.ts');
    const printed: string[] = [];
    const onLine = (line: string) => printed.push(line);
    try {
      await run(process.execPath, [jiti, script, part, file], { cwd: folder, onLine });
      Object.assign(found, JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      const reason = printed.filter(Boolean).slice(-3).join(' ');
      failed.push(`The part ${part} of the site ${title} has failed: ${reason}`);
    }
  }
  return { found, failed };
}
