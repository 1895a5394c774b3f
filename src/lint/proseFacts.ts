import type { ContentPage } from '../build/page/contentPage';
import type { ComponentFacts, Facts } from './facts';
import { createError, createWarning, type Finding } from '../build/page/finding';
import { findMentionDoubt, findMentionFault, type Scope } from './mentionFaults';
import { readMentions, type Mention } from './mentions';
import type { PageCode } from './pageCode';
import { isDenied, type Passage, type Sentence } from '../build/page/passages';

/** Finds names in the prose of a page that nothing has. */
export function findWrongProse(page: ContentPage, code: PageCode, facts: Facts): Finding[] {
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
}

const CURE =
  'Look it up in the types of the installed package; names of other tools stand in readerNames.ts.';

function checkMention(mention: Mention, line: number, scope: Scope): Finding[] {
  const { file } = scope.page;
  const fault = findMentionFault(mention, scope);
  if (fault !== null) {
    return [createError(file, line, fault, CURE)];
  }
  const doubt = findMentionDoubt(mention, scope);
  if (doubt === null) return [];
  return [createWarning(file, line, doubt, 'Say whose it is; put a value into quotes or into a fence.')];
}

function toProp(name: string): Mention {
  return { kind: 'attribute', component: null, name, isReplaced: false };
}

const LIST_OF_CODES = '((?:`[^`]+`(?:, | and | or |, and |, or )?)+)';
const CALLED_PROPS = [
  new RegExp(`${LIST_OF_CODES} props?\\b`, 'g'),
  new RegExp(`\\b[Pp]rops? ${LIST_OF_CODES}`, 'g'),
];

/** The pieces of code that a sentence calls props, or the column of a table that they stand in. */
function listProps({ column }: Passage, { text, codes }: Sentence): string[] {
  const isColumn = /^props?$/i.test(column);
  const called = CALLED_PROPS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, list = '']) => list.split('`')),
  );
  return codes.map((code) => code.text).filter((it) => /^\w+$/.test(it) && (isColumn || called.includes(it)));
}

function listComponents(page: ContentPage, code: PageCode, facts: Facts): ComponentFacts[] {
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
