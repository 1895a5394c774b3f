import { isComponentPage } from '../build/mdx/leadElement';
import type { ContentPage, PageHeading } from '../build/page/contentPage';
import { createError, createWarning, type Finding } from '../build/page/finding';

/** Words of a sentence: above the first number a warning, above the second an error. */
const SENTENCE_WORDS = { warning: 30, error: 35 };

/**
 * Finds faults in how a page is written.
 * @param isName whether a word with a capital is the name of something
 */
export function findWritingFaults(page: ContentPage, isName: (word: string) => boolean): Finding[] {
  return [
    ...page.faults,
    ...findLongSentences(page),
    ...findPicturesWithoutText(page),
    ...findBareDemos(page),
    ...page.headings
      .filter((heading) => isTitleCase(heading, isName))
      .map((heading) => toCaseWarning(page, heading)),
  ];
}

function findLongSentences(page: ContentPage): Finding[] {
  return page.passages
    .flatMap(({ sentences }) => sentences)
    .filter(({ wordCount }) => wordCount > SENTENCE_WORDS.warning)
    .map(({ text, line, wordCount }) => {
      const create = wordCount > SENTENCE_WORDS.error ? createError : createWarning;
      const start = text.length > 60 ? `${text.slice(0, 57)}…` : text;
      return create(page.file, line, `The sentence "${start}" has ${wordCount} words.`, 'Make two of it.');
    });
}

function findPicturesWithoutText(page: ContentPage): Finding[] {
  return page.images
    .filter(({ alt }) => alt === null)
    .map(({ line }) =>
      createError(page.file, line, 'The picture has no alternative text.', 'Say in `alt` what it shows.'),
    );
}

/**
 * Demos without a sentence between them and what stands above: a heading or another demo. The one that leads a
 * component page is introduced by the page's description.
 */
function findBareDemos(page: ContentPage): Finding[] {
  const stops = [...page.headings, ...page.demos].map(({ line }) => line);
  const isLead = (line: number) =>
    page.frontMatter !== null && isComponentPage(page.frontMatter) && stops.every((stop) => stop >= line);
  return page.demos.flatMap(({ name, line }) => {
    if (isLead(line)) return [];
    const above = Math.max(0, ...stops.filter((stop) => stop < line));
    const isIntroduced = page.passages.some(
      (passage) => passage.kind === 'paragraph' && passage.line > above && passage.line < line,
    );
    if (isIntroduced) return [];
    const cure = 'Write a sentence above it that says what to look for.';
    return [createError(page.file, line, `Nothing introduces the demo ${name}.`, cure)];
  });
}

/** Whether all long words of a heading have capitals, though not all are names. */
function isTitleCase({ text }: PageHeading, isName: (word: string) => boolean): boolean {
  const [, ...words] = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length > 3);
  return (
    long.length > 0 &&
    long.every((word) => /^\p{Lu}/u.test(word)) &&
    long.some((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !isName(word))
  );
}

function toCaseWarning(page: ContentPage, { line, text }: PageHeading): Finding {
  const reason = `The heading "${text}" has capitals inside.`;
  return createWarning(page.file, line, reason, 'Only the first word and names have one.');
}
