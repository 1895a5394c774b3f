import path from 'node:path';
import { runMain } from './process/run.mjs';
import { listContentFiles, selectContentFiles } from '../content/node/reader/contentFiles';
import { ROOT, readText } from '../base/node/files';
import { formatFinding } from '../base/node/finding';
import { readPage } from '../content/node/reader/readPage';
import { loadProducts } from '../site/node/products';
import { checkTitledFiles, findNeedlessModules } from '../content/node/titledFiles/checkTitledFiles';
import { READER_MODULES } from '../content/node/titledFiles/fileProgram';

// Compiles the code fences that pages title with a file name, because readers copy them as whole files:
// `npm run types:fences -- /material-ui/guides/server-rendering/`; without paths, those of all pages, as part of `npm run types`.

await runMain(async () => {
  const selectors = process.argv.slice(2);
  const pages = selectContentFiles(listContentFiles(await loadProducts()), selectors).map(readPage);
  const { findings: faults, count } = checkTitledFiles(pages);
  const declarations = readText(path.join(ROOT, READER_MODULES));
  const needless = selectors.length === 0 ? findNeedlessModules(declarations, pages) : [];
  const findings = [...faults, ...needless];
  for (const finding of findings) console.log(`error  ${formatFinding(finding)}`);
  console.log(`${count} files in ${pages.length} pages: ${findings.length} errors.`);
  if (findings.length > 0) process.exitCode = 1;
});
