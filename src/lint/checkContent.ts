import referenceDemos from '../../data/referenceDemos.json';
import type { ApiPackage } from '../model/api';
import type { PageSource } from '../build/page/readPage';
import { sortFindings } from '../build/page/finding';
import { createVirtualProgram } from './compiler';
import { createCompilerFacts } from './compilerFacts';
import { readMentions } from './mentions';
import { readPageCode, type PageCode } from './pageCode';
import type { Rule, RuleFinding } from './rule';
import { rules } from './rules';

/**
 * Checks pages by rules.
 * @param packages those that the pages may name
 * @param wanted the rules; all of them unless it is said
 */
export function checkContent(
  pages: readonly PageSource[],
  packages: readonly ApiPackage[],
  wanted: readonly Rule[] = rules,
): RuleFinding[] {
  const entries = pages.map((page) => ({ page, code: readPageCode(page, packages) }));
  const files = new Map(entries.flatMap(({ code }) => code.fences.map(({ file, text }) => [file, text])));
  const compiled = createVirtualProgram(
    files,
    new Set([...entries.flatMap(listModules), ...packages.map(({ name }) => name), ...ROOTS]),
  );
  const facts = createCompilerFacts(compiled, packages);
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
const ROOTS = ['react', 'react/jsx-runtime'];

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
