import { readEnv } from '../base/shared/env';
import { findManifestDiagnostics } from '../site/node/manifests/manifestDiagnostics';
import { formatDiagnostic } from '../base/node/diagnostic';
import { runMain } from './process/run.mjs';

/** Each check imports what the previous one has validated: nothing may import a manifest before the first. */
const CHECKS: readonly (() => Promise<readonly string[]>)[] = [
  async () => (await findManifestDiagnostics()).map(formatDiagnostic),
  findProductDiagnostics,
  checkRules,
];

// Reads and checks all content before the bundler starts, which takes much longer to stop at the first error.
await runMain(async () => {
  for (const check of CHECKS) {
    const lines = await check();
    if (lines.length === 0) continue;
    for (const line of lines) console.error(line);
    console.error(
      `The content has ${lines.length} ${lines.length === 1 ? 'error' : 'errors'}; nothing was built.`,
    );
    process.exitCode = 1;
    return;
  }
  await reportLeftOutPages();
  await warnAboutUnreadFacts();
});

/** Says which pages wait for an extension: its name in the menu may be a typing error. */
async function reportLeftOutPages(): Promise<void> {
  const { listLeftOutPages } = await import('../site/node/products');
  const pages = await listLeftOutPages();
  if (pages.length > 0) console.log(`Left out, without their extension: ${pages.join(', ')}`);
}

/** They do not stop the build; GitHub lists them beside the run. */
async function warnAboutUnreadFacts(): Promise<void> {
  const { formatUnreadFact, listUnreadFacts } = await import('../content/node/facts/unreadFacts');
  const isOnGitHub = readEnv('GITHUB_ACTIONS') !== undefined;
  for (const fact of await listUnreadFacts()) console.warn(formatUnreadFact(fact, isOnGitHub));
}

async function findProductDiagnostics(): Promise<readonly string[]> {
  const products = await import('../site/node/manifests/productDiagnostics');
  return (await products.findProductDiagnostics()).map(formatDiagnostic);
}

/** Checks the content, which can be read by now, against the rules that stop the build. */
async function checkRules(): Promise<readonly string[]> {
  // One after the other: jiti hands out half a module to whoever imports it while it awaits something.
  const { loadProducts } = await import('../site/node/products');
  const { loadApi } = await import('../api/node/packages/loadApi');
  const { readSiteContent } = await import('../content/node/facts/siteContent');
  const { checkContent } = await import('../content/node/checkContent');
  const { listRules } = await import('../content/node/rules');
  const rule = await import('../content/node/facts/rule');
  const site = readSiteContent(await loadProducts(), await loadApi());
  return checkContent(site, site.pages, await listRules('build')).map(rule.formatRuleDiagnostic);
}
