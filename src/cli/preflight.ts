import { readEnv } from '../base/shared/env';
import { findManifestDiagnostics } from '../site/node/manifests/manifestDiagnostics';
import { formatDiagnostic, sortDiagnostics, type Diagnostic } from '../base/node/diagnostic';
import { runMain } from './process/run.mjs';

/** Each check imports what the previous one has validated: nothing may import a manifest before the first. */
const CHECKS: readonly (() => Promise<readonly Diagnostic[]>)[] = [
  findManifestDiagnostics,
  async () => (await import('../content/node/preflight/productDiagnostics')).findProductDiagnostics(),
  findContentDiagnostics,
];

// Reads and checks all content before the bundler starts, which takes much longer to stop at the first error.
await runMain(async () => {
  for (const check of CHECKS) {
    const diagnostics = await check();
    if (diagnostics.length === 0) continue;
    for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic));
    console.error(
      `The content has ${diagnostics.length} ${diagnostics.length === 1 ? 'error' : 'errors'}; nothing was built.`,
    );
    process.exitCode = 1;
    return;
  }
  await warnAboutUnreadFacts();
});

/** They do not stop the build; GitHub lists them beside the run. */
async function warnAboutUnreadFacts(): Promise<void> {
  const { formatUnreadFact, listUnreadFacts } = await import('../content/node/preflight/unreadFacts');
  const isOnGitHub = readEnv('GITHUB_ACTIONS') !== undefined;
  for (const fact of await listUnreadFacts()) console.warn(formatUnreadFact(fact, isOnGitHub));
}

async function findContentDiagnostics(): Promise<readonly Diagnostic[]> {
  const [{ loadProducts }, { loadApi }, pages, { findValueDiagnostics }] = await Promise.all([
    import('../site/node/products'),
    import('../api/node/packages/loadApi'),
    import('../content/node/preflight/preflight'),
    import('../content/node/preflight/valueDiagnostics'),
  ]);
  const content = pages.readContent(await loadProducts(), await loadApi());
  return sortDiagnostics([...pages.findContentDiagnostics(content), ...findValueDiagnostics(content)]);
}
