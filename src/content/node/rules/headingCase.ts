import { products } from '../../../../data/products';
import type { PageSource } from '../reader/readPage';
import { createWarning } from '../../../base/node/diagnostic';
import type { Facts } from '../facts/facts';
import { isReadersName } from '../facts/readerNames';
import type { PageRule } from '../facts/rule';
import { listWords } from '../facts/words';

/** Headings are in sentence case; only names have further capitals. */
export const headingCase: PageRule = {
  name: 'headingCase',
  stops: 'ci',
  check: (page, { facts }) =>
    page.headings
      .filter(({ text }) => isTitleCase(text, page, facts))
      .map(({ line, text }) => {
        const reason = `The heading "${text}" has capitals inside.`;
        return createWarning(page.file, line, reason, 'Only the first word and names have one.');
      }),
};

const PRODUCT_WORDS: ReadonlySet<string> = new Set(products.flatMap(({ name }) => name.split(' ')));

/** Whether a heading is in title case though not all of its words are names. */
function isTitleCase(text: string, { section }: PageSource, facts: Facts): boolean {
  const isName = (word: string) =>
    PRODUCT_WORDS.has(word) || isReadersName(word) || facts.findComponent(section, word) !== null;
  const long = listWords(text)
    .slice(1)
    .map((word) => word.text)
    .filter((word) => word.length > 3);
  return (
    long.length > 0 &&
    long.every((word) => /^\p{Lu}/u.test(word)) &&
    long.some((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !isName(word))
  );
}
