import { readEnv } from '../../model/env';
import { findManifestFaults } from '../manifests/manifestFaults';
import { formatFinding, sortFindings, type Finding } from '../page/finding';
import { runMain } from './run.mjs';

/** Each check imports what the one before it has found right: nothing may import a manifest before the first. */
const CHECKS: readonly (() => Promise<readonly Finding[]>)[] = [
  findManifestFaults,
  async () => (await import('../manifests/productFaults')).findProductFaults(),
  findContentFaults,
];

// Reads and checks all content before the bundler starts, which takes much longer to stop at the first fault.
await runMain(async () => {
  for (const check of CHECKS) {
    const faults = await check();
    if (faults.length === 0) continue;
    for (const fault of faults) console.error(formatFinding(fault));
    console.error(
      `The content has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing was built.`,
    );
    process.exitCode = 1;
    return;
  }
  await tellUnreadFacts();
});

/** The build does not stop for them; GitHub lists them beside the run. */
async function tellUnreadFacts(): Promise<void> {
  const { formatUnreadFact, listUnreadFacts } = await import('../unreadFacts');
  const isOnGitHub = readEnv('GITHUB_ACTIONS') !== undefined;
  for (const fact of await listUnreadFacts()) console.warn(formatUnreadFact(fact, isOnGitHub));
}

async function findContentFaults(): Promise<readonly Finding[]> {
  const [{ loadProducts }, { loadApi }, pages, { findValueFaults }] = await Promise.all([
    import('../products'),
    import('../package/loadApi'),
    import('../page/preflight'),
    import('../manifests/valueFaults'),
  ]);
  const content = pages.readContent(await loadProducts(), await loadApi());
  return sortFindings([...pages.findContentFaults(content), ...findValueFaults(content)]);
}
