import referenceAnchors from '../../../data/referenceAnchors.json';
import referenceDemos from '../../../data/referenceDemos.json';
import type { PageSource } from './reader/readPage';
import { createCodeProgram } from '../../api/node/packages/codeProgram';
import { loadApi } from '../../api/node/packages/loadApi';
import { sortDiagnostics } from '../../base/node/diagnostic';
import { listContentFiles } from './reader/contentFiles';
import { loadApiPackages, loadProducts } from '../../site/node/products';
import { listDemoPages } from './facts/demoPages';
import { createPackageFacts } from './facts/packageFacts';
import { readPageCode } from './facts/pageCode';
import type { Rule, RuleDiagnostic } from './facts/rule';
import { rules } from './rules';

/**
 * Checks pages against rules.
 * @param wanted the rules; all by default
 */
export async function checkContent(
  pages: readonly PageSource[],
  wanted: readonly Rule[] = rules,
): Promise<RuleDiagnostic[]> {
  const [api, packages] = await Promise.all([loadApi(), loadApiPackages()]);
  const entries = pages.map((page) => ({ page, code: readPageCode(page, api) }));
  const files = new Map(entries.flatMap(({ code }) => code.fences.map(({ file, text }) => [file, text])));
  const fragments = entries.flatMap(({ code }) => [...code.fences, ...code.demos]).map((it) => it.fragment);
  const modules = fragments.flatMap((it) => [...it.modules, ...it.augmentations]);
  const compiled = createCodeProgram(files, [
    JSX_TYPES,
    ...packages.map(({ name }) => name),
    ...modules.map(({ specifier }) => specifier),
  ]);
  const facts = createPackageFacts(api, compiled, packages);
  const demoPages = listDemoPages(listContentFiles(await loadProducts()));
  return sortDiagnostics(
    entries.flatMap(({ page, code }) => {
      const context = { code, facts, compiled, demoPages, referenceDemos, referenceAnchors };
      return wanted.flatMap((rule) =>
        rule.check(page, context).map((diagnostic) => ({ ...diagnostic, rule: rule.name })),
      );
    }),
  );
}

/** The module that declares the HTML elements and their attributes. */
const JSX_TYPES = 'react/jsx-runtime';
