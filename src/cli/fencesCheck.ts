import path from 'node:path';
import { runMain } from './process/run.mjs';
import { listContentFiles, selectContentFiles } from '../content/node/reader/contentFiles';
import { ROOT, readText } from '../base/node/files';
import { formatDiagnostic } from '../base/node/diagnostic';
import { readPage } from '../content/node/reader/readPage';
import { loadProducts } from '../site/node/products';
import { checkTitledFiles, findObsoleteModules } from '../content/node/titledFiles/checkTitledFiles';
import { READER_MODULES } from '../content/node/titledFiles/fileProgram';

// Compiles the code fences with a file name as their title, because readers copy them as whole files:
// `npm run types:fences -- /material-ui/guides/server-rendering/`; without paths, those of all pages, as part
// of `npm run types`.

await runMain(async () => {
  const selectors = process.argv.slice(2);
  const pages = selectContentFiles(listContentFiles(await loadProducts()), selectors).map(readPage);
  const { diagnostics: fileDiagnostics, count } = checkTitledFiles(pages);
  const declarations = readText(path.join(ROOT, READER_MODULES));
  const needless = selectors.length === 0 ? findObsoleteModules(declarations, pages) : [];
  const diagnostics = [...fileDiagnostics, ...needless];
  for (const diagnostic of diagnostics) console.log(`error  ${formatDiagnostic(diagnostic)}`);
  console.log(`${count} files in ${pages.length} pages: ${diagnostics.length} errors.`);
  if (diagnostics.length > 0) process.exitCode = 1;
});
