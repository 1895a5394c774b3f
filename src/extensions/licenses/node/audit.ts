import { spawnSync } from 'node:child_process';
import { harmlessAdvisories } from '../../../../data/advisories';
import { readAuditReport, type Advisory } from './auditReport';
import { readShippedPackages } from './shippedPackages';
import { runMain } from '../../../cli/process/run.mjs';

// Asks the registry for security advisories: `npm run audit`. It fails at those of high severity that concern what the
// site ships, and only tells all others. A registry that does not answer is no fault of the site, and is told, too.

await runMain(async () => {
  // npm can leave out what is for development; but most of what is not is for the build.
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], { encoding: 'utf8' });
  const shipped = new Set(readShippedPackages().map(({ path }) => path));
  const result = readAuditReport(stdout, shipped, Object.keys(harmlessAdvisories));
  if (result.kind === 'unanswered') {
    console.warn(`The registry has not answered, so nothing is known: ${result.reason}`);
    return;
  }
  for (const one of result.others) console.log(`Does not fail: ${describe(one)}`);
  if (result.faults.length === 0) {
    console.log(`No serious advisory concerns the ${shipped.size} packages that ship.`);
    return;
  }
  const faults = result.faults.map(describe).join('\n');
  throw new Error(
    `${faults}\nUpdate these packages. If an advisory does not concern a static site, add its id to data/advisories.ts, with the reason.`,
  );
});

function describe({ package: name, severity, title, url }: Advisory): string {
  return `${name}: ${title} (${severity}, ${url})`;
}
