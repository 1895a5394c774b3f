import { existsSync } from 'node:fs';
import path from 'node:path';
import { readText, ROOT } from '../../../base/node/files';
import { findDemoFault, getDemoFolder } from './demoParts';
import type { PageDescription } from './describePage';
import { createError, type Finding } from '../../../base/node/finding';

/** What is wrong with the files of the demos that a page shows. */
export function findDemoFaults(file: string, { shownDemos }: Pick<PageDescription, 'shownDemos'>): Finding[] {
  const own = path.join(ROOT, path.dirname(file));
  return shownDemos.flatMap(({ name, from, line }) => {
    const fault =
      from === null
        ? findDemoFault(own, name)
        : (findOriginFault(from, name) ?? findDemoFault(getDemoFolder(own, { from }), name));
    return fault ? [createError(file, line, fault, '')] : [];
  });
}

/** What is wrong with the page that a demo is from: its code, bar and anchor must be there. */
function findOriginFault(from: string, name: string): string | null {
  const page = path.join(ROOT, 'data', `${from}.mdx`);
  if (!existsSync(page)) {
    return `Demo "${name}" is from "${from}", but there is no page data/${from}.mdx. Name the module of the page that shows it.`;
  }
  // As text: the page itself may show a demo of this one.
  const [own] = (readText(page).match(/<Demo\b[^>]*>/g) ?? []).filter(
    (element) => element.includes(`name="${name}"`) && !/\sfrom=/.test(element),
  );
  return own
    ? null
    : `Demo "${name}" is from "${from}", but data/${from}.mdx does not show it. Add <Demo name="${name}" /> there, where readers find its code.`;
}
