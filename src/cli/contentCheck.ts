import { loadApi } from '../api/node/packages/loadApi';
import { loadProducts } from '../site/node/products';
import { listContentFiles, selectContentFiles } from '../content/node/reader/contentFiles';
import { readSiteContent } from '../content/node/facts/siteContent';
import { formatRuleDiagnostic } from '../content/node/facts/rule';
import { runMain } from './process/run.mjs';
import { checkContent } from '../content/node/checkContent';
import { listRules } from '../content/node/rules';

// Reports to authors what is missing or wrong on their pages:
// `npm run content:check /material-ui/react-button/`. Takes public paths, folders and files; without any,
// checks all pages and the site. Each diagnostic ends with the name of its rule, which is a file in
// `src/content/node/rules`, or in the extension that has the rule.

await runMain(async () => {
  const site = readSiteContent(await loadProducts(), await loadApi());
  const selectors = process.argv.slice(2);
  const files = new Set(selectContentFiles(listContentFiles(site.products), selectors));
  const pages = site.pages.filter(({ page }) => files.has(page.file));
  const rules = await listRules();
  const diagnostics = checkContent(site, pages, selectors.length === 0 ? rules : { ...rules, site: [] });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  for (const diagnostic of [...warnings, ...errors]) {
    console.log(`${diagnostic.severity}  ${formatRuleDiagnostic(diagnostic)}`);
  }
  console.log(`${pages.length} pages: ${errors.length} errors, ${warnings.length} warnings.`);
  const names = new Set(diagnostics.map(({ rule }) => rule));
  for (const name of names) {
    console.log(`  ${name}: ${diagnostics.filter(({ rule }) => rule === name).length}`);
  }
  console.log('Types of demos: npm run types. Contrast and layout are measured in the browser: npm run e2e.');
  if (errors.length > 0) process.exitCode = 1;
});
