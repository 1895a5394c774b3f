import { loadProducts } from '../site/node/products';
import { listContentFiles, selectContentFiles } from '../content/node/reader/contentFiles';
import { readPage } from '../content/node/reader/readPage';
import { formatFinding } from '../base/node/finding';
import { runMain } from './process/run.mjs';
import { checkContent } from '../content/node/rules/checkContent';
import { findUnusedPictures } from '../content/node/rules/unusedPictures';

// Reports to authors what is missing or wrong on their pages:
// `npm run content:check /material-ui/react-button/`. Takes public paths, folders and files; without any,
// checks all pages, and finds pictures that none of them shows. Each finding ends in the name of its rule, which is a file in `rules/`.

await runMain(async () => {
  const products = await loadProducts();
  const selectors = process.argv.slice(2);
  const pages = selectContentFiles(listContentFiles(products), selectors).map(readPage);
  const pictures = selectors.length === 0 ? findUnusedPictures(products) : [];
  const findings = [
    ...(await checkContent(pages)),
    ...pictures.map((finding) => ({ ...finding, rule: 'unusedPictures' })),
  ];
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  for (const finding of [...warnings, ...errors]) {
    console.log(`${finding.severity}  ${formatFinding(finding)} [${finding.rule}]`);
  }
  console.log(`${pages.length} pages: ${errors.length} errors, ${warnings.length} warnings.`);
  const names = new Set(findings.map(({ rule }) => rule));
  for (const name of names) {
    console.log(`  ${name}: ${findings.filter(({ rule }) => rule === name).length}`);
  }
  console.log('Types of demos: npm run types. Contrast and layout are measured in the browser: npm run e2e.');
  if (errors.length > 0) process.exitCode = 1;
});
