import { checkContent } from '../content/checkContent';
import { listContentPages, readContentPage, type ContentPage } from '../content/contentPage';
import { formatFinding } from '../content/finding';
import { runMain } from './run.mjs';

// Tells authors what their pages lack and what they say wrongly: `npm run content:check /material-ui/react-button/`.
// Takes public paths or folders, of single pages or of everything below; without any, checks all pages.

await runMain(async () => {
  const pages = selectPages(process.argv.slice(2));
  const { facts, form } = checkContent(pages);
  const findings = [...facts, ...form];
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  for (const warning of warnings) console.log(`warning ${formatFinding(warning)}`);
  for (const error of errors) console.log(`error   ${formatFinding(error)}`);
  console.log(`${pages.length} pages: ${errors.length} errors, ${warnings.length} warnings.`);
  console.log('Contrast, layout and accessibility of demos are measured in the browser: npm run e2e.');
  if (errors.length > 0) process.exitCode = 1;
});

/** @throws Error when an argument names no page */
function selectPages(wanted: readonly string[]): ContentPage[] {
  const files = listContentPages();
  if (wanted.length === 0) return files.map(readContentPage);
  const selected = wanted.flatMap((argument) => {
    const folder = `data/${argument.replace(/^\/|\/$/g, '').replace(/^data\//, '')}`;
    const found = files.filter((file) => file === argument || file.startsWith(`${folder}/`));
    if (found.length === 0)
      throw new Error(`No page is ${argument} or below it. Pages are named by path or folder.`);
    return found;
  });
  return [...new Set(selected)].map(readContentPage);
}
