import { apiPackages } from '../../data/apiPackages';
import { products } from '../../data/products';
import referenceDemos from '../../data/referenceDemos.json';
import { createVirtualProgram } from './compiler';
import { createCompilerFacts } from './compilerFacts';
import { findMissingParts } from './componentPageRules';
import type { ContentPage } from '../build/page/contentPage';
import { findDemoFaults } from './demoRules';
import { findWrongFacts } from './factRules';
import { sortFindings, type Finding } from '../build/page/finding';
import { readMentions } from './mentions';
import { readPageCode, type PageCode } from './pageCode';
import { findWritingFaults } from './proseRules';
import { isReadersName } from './readerNames';

/** What is wrong with pages, kept apart by what it is measured against. */
export interface ContentReport {
  /** What they say of the packages and is not so. */
  readonly facts: readonly Finding[];
  /** What they lack, and how they are written. */
  readonly form: readonly Finding[];
}

/** Checks pages against the installed packages and the rules of CONTRIBUTING.md. */
export function checkContent(pages: readonly ContentPage[]): ContentReport {
  const entries = pages.map((page) => ({ page, code: readPageCode(page, apiPackages) }));
  const files = new Map(entries.flatMap(({ code }) => code.fences.map(({ file, text }) => [file, text])));
  const compiled = createVirtualProgram(files, new Set(entries.flatMap(listModules).concat(ROOTS)));
  const facts = createCompilerFacts(compiled, apiPackages);
  const productWords = new Set(products.flatMap(({ name }) => name.split(' ')));
  return {
    facts: sortFindings(entries.flatMap(({ page, code }) => findWrongFacts(page, code, facts, compiled))),
    form: sortFindings(
      pages.flatMap((page) => [
        ...findMissingParts(page, referenceDemos),
        ...findDemoFaults(page),
        ...findWritingFaults(
          page,
          (word) =>
            productWords.has(word) || isReadersName(word) || facts.findComponent(page.section, word) !== null,
        ),
      ]),
    ),
  };
}

/** Modules whose exports are asked for whatever the pages say. */
const ROOTS = [...apiPackages.map(({ name }) => name), 'react', 'react/jsx-runtime'];

/** The modules that a page's code or prose names. */
function listModules({ page, code }: { page: ContentPage; code: PageCode }): string[] {
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
