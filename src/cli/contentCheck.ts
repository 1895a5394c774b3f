import { loadProducts } from '../site/node/products';
import { listContentFiles, selectContentFiles } from '../content/node/reader/contentFiles';
import { readPage } from '../content/node/reader/readPage';
import { formatDiagnostic } from '../base/node/diagnostic';
import { runMain } from './process/run.mjs';
import { checkContent } from '../content/node/checkContent';
import { findUnusedPictures } from '../content/node/unusedPictures';

// Reports to authors what is missing or wrong on their pages:
// `npm run content:check /material-ui/react-button/`. Takes public paths, folders and files; without any,
// checks all pages, and finds pictures that none of them shows. Each diagnostic ends with the name of its
// rule, which is a file in `rules/`.

await runMain(async () => {
  const products = await loadProducts();
  const selectors = process.argv.slice(2);
  const pages = selectContentFiles(listContentFiles(products), selectors).map(readPage);
  const pictures = selectors.length === 0 ? findUnusedPictures(products) : [];
  const diagnostics = [
    ...(await checkContent(pages)),
    ...pictures.map((diagnostic) => ({ ...diagnostic, rule: 'unusedPictures' })),
  ];
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  for (const diagnostic of [...warnings, ...errors]) {
    console.log(`${diagnostic.severity}  ${formatDiagnostic(diagnostic)} [${diagnostic.rule}]`);
  }
  console.log(`${pages.length} pages: ${errors.length} errors, ${warnings.length} warnings.`);
  const names = new Set(diagnostics.map(({ rule }) => rule));
  for (const name of names) {
    console.log(`  ${name}: ${diagnostics.filter(({ rule }) => rule === name).length}`);
  }
  console.log('Types of demos: npm run types. Contrast and layout are measured in the browser: npm run e2e.');
  if (errors.length > 0) process.exitCode = 1;
});
