import { toHeadingId } from '../../site/shared/headingId';
import type { IndexedSection } from '../shared/search';
import type { ElementSection } from '../../content/node/elements/element';
import { toPlainText } from '../../content/node/reader/manifestText';
import type { PageSource } from '../../content/node/reader/readPage';

/** Longest excerpt below a hit, in characters. */
const MAX_EXCERPT_LENGTH = 140;

interface Place {
  readonly line: number;
}

/** A section with its text. */
export interface SectionEntry {
  readonly section: IndexedSection;
  /** Its first sentence, or the start of it. */
  readonly excerpt: string;
  readonly text: string;
}

/** A page split at the headings with an anchor; the text above the first belongs to the page itself. */
export function readSections(page: PageSource): SectionEntry[] {
  const headings = page.headings.flatMap(({ id, ...heading }) => (id === null ? [] : [{ ...heading, id }]));
  const starts = [{ depth: 1, line: 0, text: '', id: '', plan: null }, ...headings];
  return starts.map(({ depth, line, text, id, plan }, index) => {
    const end = starts[index + 1]?.line ?? Infinity;
    const isInside = (place: Place) => place.line >= line && place.line < end;
    const sentences = page.textBlocks
      .filter((block) => block.kind !== 'heading' && isInside(block))
      .flatMap((block) => block.sentences.map((sentence) => ({ ...sentence, kind: block.kind })));
    const demos = page.demos.filter(isInside).map(({ name }) => name);
    const codes = sentences.flatMap((sentence) => sentence.inlineCodes.map((code) => code.text));
    const shown = page.playgrounds.filter(isInside).flatMap((playground) => playground.variables);
    const variables = findVariables([...codes, ...shown]);
    const first = sentences.find(({ kind }) => kind === 'paragraph')?.text ?? '';
    return {
      section: {
        // Omit what is empty or can be derived: the names of all products are fetched for the first answer.
        ...(id !== toHeadingId(text) && { id }),
        heading: text,
        ...(depth === 3 && { isNested: true as const }),
        ...(demos.length > 0 && { demos }),
        ...(variables.length > 0 && { variables }),
        ...(plan && { plan }),
      },
      excerpt: toExcerpt(first),
      text: sentences.map((sentence) => sentence.text).join(' '),
    };
  });
}

/** A section that an element brings to a page. */
export function indexElementSection({ heading, texts }: ElementSection): SectionEntry {
  const plain = texts.map(toPlainText);
  // The anchor is derived from the heading, as everywhere.
  return { section: { heading }, excerpt: toExcerpt(plain[0] ?? ''), text: plain.join(' ') };
}

/** The start of a text without Markdown, truncated between words. */
export function toExcerpt(markdown: string, length = MAX_EXCERPT_LENGTH): string {
  const text = markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length - 1))} …`;
}

function findVariables(codes: readonly string[]): string[] {
  const names = codes.filter((code) => /^--[A-Za-z][\w-]+$/.test(code));
  return [...new Set(names)];
}
