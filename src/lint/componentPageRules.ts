import type { ContentPage, PageHeading } from '../build/page/contentPage';
import { createError, createWarning, type Finding } from '../build/page/finding';

/** A question that every page of a component answers in a section of its own. */
interface Question {
  readonly heading: RegExp;
  readonly reason: string;
  readonly cure: string;
}

const QUESTIONS: readonly Question[] = [
  {
    heading: /^(?:import|install)/i,
    reason: 'The page does not say what to import.',
    cure: 'Add "## Import" with the import statements.',
  },
  {
    heading: /\b(?:custom|styl|them|brand)|\byour own\b|\bof your own\b/i,
    reason: 'The page does not say how to change the looks.',
    cure: 'Add "## Customization": sx, theme, classes, slots.',
  },
  {
    heading: /^accessibility$/i,
    reason: 'The page says nothing of accessibility.',
    cure: 'Add "## Accessibility": role, name, keys, and what the developer must supply.',
  },
  {
    heading: /^common mistakes$/i,
    reason: 'The page names no common mistakes.',
    cure: 'Add "## Common mistakes": symptom, cause and cure of each.',
  },
];

/** Longest description of a component page, in characters: two lines above the component. */
const MAX_LEAD_LENGTH = 110;

/** Share of the reference's demos that a page needs, and how many it needs at least. */
const DEMO_BAR = { share: 0.6, least: 3 };

/** "Takes no focus", "handles no keys", "is not in the tab order" and the like. */
const NO_KEYBOARD =
  /\b(?:no|not|none|never|neither|nor|without)\b[^.]*\b(?:focus\w*|keys?|keyboard|tab order|tab stops?)\b/i;

/**
 * Finds what a page lacks that documents components.
 * @param referenceDemos how many demos the reference has, by pathname
 */
export function findMissingParts(
  page: ContentPage,
  referenceDemos: Readonly<Record<string, number>>,
): Finding[] {
  const isComponentPage = (page.frontMatter?.components.length ?? 0) > 0;
  const demoFindings = findMissingDemos(page, referenceDemos[page.pathname] ?? 0, isComponentPage);
  if (!isComponentPage) return demoFindings;
  const sections = page.headings.filter(({ depth }) => depth === 2);
  const unanswered = QUESTIONS.filter(({ heading }) => !sections.some(({ text }) => heading.test(text)));
  return [
    ...unanswered.map(({ reason, cure }) => createError(page.file, 1, reason, cure)),
    ...findLongDescription(page),
    ...findMissingKeys(page, sections),
    ...demoFindings,
  ];
}

function findLongDescription(page: ContentPage): Finding[] {
  const length = page.frontMatter?.description.length ?? 0;
  if (length <= MAX_LEAD_LENGTH) return [];
  const reason = `The description has ${length} characters, which pushes the component down.`;
  return [createError(page.file, 3, reason, `Say in at most ${MAX_LEAD_LENGTH} what the component does.`)];
}

function findMissingDemos(page: ContentPage, reference: number, isComponentPage: boolean): Finding[] {
  const count = page.demos.length;
  const share = Math.ceil(reference * DEMO_BAR.share);
  const bar = isComponentPage && reference > 0 ? Math.max(share, DEMO_BAR.least) : share;
  if (count >= bar) return [];
  const create = isComponentPage ? createError : createWarning;
  const reason = `The page has ${count} of at least ${bar} demos (the reference: ${reference}).`;
  return [create(page.file, 1, reason, 'Show more ideas, each in a demo of its own.')];
}

function findMissingKeys(page: ContentPage, sections: readonly PageHeading[]): Finding[] {
  const index = sections.findIndex(({ text }) => /^accessibility$/i.test(text));
  const section = sections[index];
  if (!section) return [];
  const end = sections[index + 1]?.line ?? Infinity;
  const isInside = ({ line }: { readonly line: number }) => line > section.line && line < end;
  const hasTable = page.tables.filter(isInside).some(({ header }) => /^keys?$/i.test(header[0] ?? ''));
  const sentences = page.passages.filter(isInside).flatMap((passage) => passage.sentences);
  if (hasTable || sentences.some(({ text }) => NO_KEYBOARD.test(text))) return [];
  return [
    createError(
      page.file,
      section.line,
      'Accessibility has no keyboard table.',
      'Add a table with the columns Key and Effect, or say that the component takes no focus.',
    ),
  ];
}
