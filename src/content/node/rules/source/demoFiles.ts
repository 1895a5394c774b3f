import { existsSync } from 'node:fs';
import path from 'node:path';
import { readText, ROOT } from '../../../../base/node/files';
import { createError } from '../../../../base/node/diagnostic';
import type { SourceRule } from '../../facts/rule';
import { findDemoDiagnostic, getDemoFolder } from '../../reader/demoParts';

/** The files of the demos that a page shows are there, and export a component. */
export const demoFiles: SourceRule = {
  name: 'demoFiles',
  stops: 'build',
  check({ file, shownDemos }) {
    const own = path.join(ROOT, path.dirname(file));
    return shownDemos.flatMap(({ name, from, line }) => {
      const reason =
        from === null
          ? findDemoDiagnostic(own, name)
          : (findOriginDiagnostic(from, name) ?? findDemoDiagnostic(getDemoFolder(own, { from }), name));
      return reason ? [createError(file, line, reason, '')] : [];
    });
  },
};

/** Checks that the page named by `from` shows the demo, because its code, toolbar and anchor are there. */
function findOriginDiagnostic(from: string, name: string): string | null {
  const page = path.join(ROOT, 'data', `${from}.mdx`);
  if (!existsSync(page)) {
    return `Demo "${name}" is from "${from}", but there is no page data/${from}.mdx. Name the module of the page that shows it.`;
  }
  // Searched as text, not parsed, because that page may in turn show a demo of this one.
  const [own] = (readText(page).match(/<Demo\b[^>]*>/g) ?? []).filter(
    (element) => element.includes(`name="${name}"`) && !/\sfrom=/.test(element),
  );
  return own
    ? null
    : `Demo "${name}" is from "${from}", but data/${from}.mdx does not show it. Add <Demo name="${name}" /> there, where readers find its code.`;
}
