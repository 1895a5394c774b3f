import { createError } from '../../build/page/finding';
import type { Rule } from '../rule';

/** Every demo of a page has its file, and every file beside the page is shown. */
export const demoFiles: Rule = {
  name: 'demoFiles',
  check(page) {
    const missing = page.demos
      .filter(({ code }) => code === '')
      .map(({ name, file, line }) =>
        createError(page.file, line, `The demo ${name} has no file.`, `Write ${file} or remove the element.`),
      );
    const unused = page.demoFiles
      .filter((file) => !page.demos.some((demo) => demo.file === file))
      .map((file) => createError(file, 1, 'The page does not show this demo.', 'Show or delete it.'));
    return [...missing, ...unused];
  },
};
