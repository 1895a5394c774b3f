import { apiPackages } from '../../data/apiPackages';
import referenceDemos from '../../data/referenceDemos.json';
import type { PageSource } from '../build/page/readPage';
import { createCodeProgram } from '../build/package/codeProgram';
import { loadApi } from '../build/package/loadApi';
import { sortFindings } from '../build/page/finding';
import { createPackageFacts } from './packageFacts';
import { readMentions } from './mentions';
import { readPageCode, type PageCode } from './pageCode';
import type { Rule, RuleFinding } from './rule';
import { rules } from './rules';

/**
 * Checks pages by rules.
 * @param wanted the rules; all of them unless it is said
 */
export async function checkContent(
  pages: readonly PageSource[],
  wanted: readonly Rule[] = rules,
): Promise<RuleFinding[]> {
  const api = await loadApi();
  const entries = pages.map((page) => ({ page, code: readPageCode(page, apiPackages) }));
  const files = new Map(entries.flatMap(({ code }) => code.fences.map(({ file, text }) => [file, text])));
  const compiled = createCodeProgram(files, entries.flatMap(listModules).concat(ROOTS));
  const facts = createPackageFacts(api, compiled, apiPackages);
  return sortFindings(
    entries.flatMap(({ page, code }) => {
      const context = { code, facts, compiled, referenceDemos };
      return wanted.flatMap((rule) =>
        rule.check(page, context).map((finding) => ({ ...finding, rule: rule.name })),
      );
    }),
  );
}

/** Modules whose exports are asked for whatever the pages say. */
const ROOTS = [...apiPackages.map(({ name }) => name), 'react', 'react/jsx-runtime'];

/** The modules that a page's code or prose names. */
function listModules({ page, code }: { page: PageSource; code: PageCode }): string[] {
  const fragments = [...code.fences, ...code.demos].map(({ fragment }) => fragment);
  const imported = fragments.flatMap((it) => [...it.modules, ...it.augmentations]);
  const codes = page.passages.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.codes));
  const mentioned = codes
    .flatMap(({ text }) => readMentions(text))
    .filter((mention) => mention.kind === 'module');
  return [...imported, ...mentioned]
    .map(({ specifier }) => specifier)
    .filter((specifier) => !specifier.startsWith('.'));
}
