import { spawnSync } from 'node:child_process';
import { harmlessAdvisories } from '../../../../data/advisories';
import { readAuditReport, type Advisory } from './auditReport';
import { readShippedPackages } from './shippedPackages';
import { runMain } from '../../../cli/process/run.mjs';

// `npm run audit`: asks the registry for security advisories. Fails on those of high or critical severity
// that affect what the site ships, and only logs all others. A registry that does not respond is not an error
// of the site, and only logged, too.

await runMain(async () => {
  // npm can omit devDependencies, but most of the other packages are only used by the build.
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], { encoding: 'utf8' });
  const shipped = new Set(readShippedPackages().map(({ path }) => path));
  const result = readAuditReport(stdout, shipped, Object.keys(harmlessAdvisories));
  if (result.kind === 'unanswered') {
    console.warn(`The registry did not respond, so there is no result: ${result.reason}`);
    return;
  }
  for (const one of result.others) console.log(`Not blocking: ${describe(one)}`);
  if (result.blocking.length === 0) {
    console.log(`No serious advisories affect the ${shipped.size} shipped packages.`);
    return;
  }
  const descriptions = result.blocking.map(describe).join('\n');
  throw new Error(
    `${descriptions}\nUpdate these packages. If an advisory does not affect a static site, add its id to data/advisories.ts, with the reason.`,
  );
});

function describe({ package: name, severity, title, url }: Advisory): string {
  return `${name}: ${title} (${severity}, ${url})`;
}
