import type { PageSource } from '../../build/page/readPage';
import { createError, createWarning, type Finding } from '../../build/page/finding';
import { isDenied, type Passage, type Sentence } from '../../build/page/passages';
import type { ComponentFacts, Facts } from '../facts';
import { findMentionDoubt, findMentionFault, type Scope } from '../mentionFaults';
import { readMentions, type Mention } from '../mentions';
import type { PageCode } from '../pageCode';
import type { Rule } from '../rule';
import { listWords, type Word } from '../words';

/** The names in the code of sentences are those of something in the packages or in the page's code. */
export const mentionedNames: Rule = {
  name: 'mentionedNames',
  check(page, { code, facts }) {
    const scope: Scope = { page, code, facts, components: listComponents(page, code, facts) };
    return page.passages.flatMap((passage) =>
      passage.sentences.flatMap((sentence) => {
        const props = listProps(passage, sentence);
        return sentence.codes
          .filter(({ text }) => !isDenied(text, sentence))
          .flatMap(({ text, line }) =>
            (props.includes(text) ? [toProp(text)] : readMentions(text)).flatMap((mention) =>
              checkMention(mention, line, scope),
            ),
          );
      }),
    );
  },
};

const CURE =
  'Look it up in the types of the installed package; names of other tools stand in readerNames.ts.';

function checkMention(mention: Mention, line: number, scope: Scope): Finding[] {
  const { file } = scope.page;
  const fault = findMentionFault(mention, scope);
  if (fault !== null) return [createError(file, line, fault, CURE)];
  const doubt = findMentionDoubt(mention, scope);
  if (doubt === null) return [];
  return [createWarning(file, line, doubt, 'Say whose it is; put a value into quotes or into a fence.')];
}

function toProp(name: string): Mention {
  return { kind: 'attribute', component: null, name, isReplaced: false };
}

/** The pieces of code that a sentence calls props, or the column of a table that they stand in. */
function listProps({ column }: Passage, { text, codes }: Sentence): string[] {
  const words = listWords(text);
  const props = /^props?$/i.test(column)
    ? codes.map((code) => code.text)
    : words.flatMap((word, index) =>
        // "the `a`, `b` and `c` props", "the props `a` and `b`"
        isWord(word, 'prop', 'props') ? [...readList(words, index, -1), ...readList(words, index, 1)] : [],
      );
  return props.filter((it) => /^\w+$/.test(it));
}

/** The pieces of code that a list has which begins or ends beside a word. */
function readList(words: readonly Word[], index: number, step: 1 | -1): string[] {
  const found: string[] = [];
  if (!words[index + step]?.isCode) return found;
  for (let at = index + step; ; at += step) {
    const word = words[at];
    const gap = words[Math.max(at, at - step)]?.gap;
    if (!word || (gap !== ' ' && (gap !== ', ' || found.length === 0))) return found;
    if (word.isCode) found.push(word.text);
    else if (!isWord(word, 'and', 'or')) return found;
  }
}

function isWord({ text, isCode }: Word, ...wanted: readonly string[]): boolean {
  return !isCode && wanted.includes(text.toLowerCase());
}

/** The components that a page imports, documents or names. */
function listComponents(page: PageSource, code: PageCode, facts: Facts): ComponentFacts[] {
  const imported = [...code.imports.values()].flatMap(({ specifier, name, local }) =>
    /^(?:use)?[A-Z]/.test(local) ? (facts.findImportedComponent(specifier, name) ?? []) : [],
  );
  // Plain words name components, too: "a row of Chips", "the dense Toolbar".
  const words = page.passages
    .flatMap(({ sentences }) => sentences)
    .flatMap(({ text }) => text.match(/\b[A-Z]\w*[a-z]\w*\b/g) ?? []);
  const { components = [], hooks = [] } = page.frontMatter ?? {};
  const names = new Set([...components, ...hooks, ...words]);
  return [...imported, ...[...names].flatMap((name) => facts.findComponent(page.section, name) ?? [])];
}
