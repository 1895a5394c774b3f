import { checkContent } from './checkContent';
import { listContentFiles, selectContentFiles } from '../build/page/contentFiles';
import { readContentPage } from '../build/page/contentPage';
import { formatFinding } from '../build/page/finding';
import { runMain } from '../build/commands/run.mjs';

// Tells authors what their pages lack and what they say wrongly:
// `npm run content:check /material-ui/react-button/`. Takes public paths, folders and files; without any,
// checks all pages.

await runMain(async () => {
  const pages = selectContentFiles(listContentFiles(), process.argv.slice(2)).map(readContentPage);
  const { facts, form } = checkContent(pages);
  const findings = [...facts, ...form];
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  for (const warning of warnings) console.log(`warning  ${formatFinding(warning)}`);
  for (const error of errors) console.log(`error  ${formatFinding(error)}`);
  console.log(`${pages.length} pages: ${errors.length} errors, ${warnings.length} warnings.`);
  console.log('Types of demos: npm run types. Contrast and layout are measured in the browser: npm run e2e.');
  if (errors.length > 0) process.exitCode = 1;
});
