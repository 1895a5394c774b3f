import { readEnv } from '../base/shared/env';
import { findManifestFaults } from '../site/node/manifests/manifestFaults';
import { formatFinding, sortFindings, type Finding } from '../base/node/finding';
import { runMain } from './process/run.mjs';

/** Each check imports what the one before it has found right: nothing may import a manifest before the first. */
const CHECKS: readonly (() => Promise<readonly Finding[]>)[] = [
  findManifestFaults,
  async () => (await import('../content/node/preflight/productFaults')).findProductFaults(),
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
  const { formatUnreadFact, listUnreadFacts } = await import('../content/node/preflight/unreadFacts');
  const isOnGitHub = readEnv('GITHUB_ACTIONS') !== undefined;
  for (const fact of await listUnreadFacts()) console.warn(formatUnreadFact(fact, isOnGitHub));
}

async function findContentFaults(): Promise<readonly Finding[]> {
  const [{ loadProducts }, { loadApi }, pages, { findValueFaults }] = await Promise.all([
    import('../site/node/products'),
    import('../api/node/packages/loadApi'),
    import('../content/node/preflight/preflight'),
    import('../content/node/preflight/valueFaults'),
  ]);
  const content = pages.readContent(await loadProducts(), await loadApi());
  return sortFindings([...pages.findContentFaults(content), ...findValueFaults(content)]);
}
