import { getEditDistance } from '../../../base/shared/editDistance';
import { findLine } from '../../../base/node/findLine';
import { createError, sortFindings, type Finding } from '../../../base/node/finding';
import type { Synonyms } from './readSynonyms';

const POPULAR = 'data/icons/popular.ts';

/** Where the lists of synonyms are; the name of a list is the name of its file. */
const SYNONYMS = 'data/icons/synonyms';

/** What `data/icons` says of icons. */
interface IconLists {
  /** Base names of the icons of the first screen. */
  readonly popular: readonly string[];
  /** Synonyms by file, without extension. */
  readonly synonyms: Readonly<Record<string, Synonyms>>;
}

/**
 * Finds icons that the package does not have, and what is written twice or in another form.
 * @param names base names of all icons
 */
export function findIconFaults({ popular, synonyms }: IconLists, names: readonly string[]): Finding[] {
  const known = new Set(names);
  const words = Object.entries(synonyms).flatMap(([list, own]) =>
    Object.entries(own).map(([word, text]) => ({ list, word, icons: text.split(' ') })),
  );
  return sortFindings([
    ...popular.flatMap((name, index) => {
      const fault = (reason: string, cure: string) =>
        createError(POPULAR, findLine(POPULAR, `'${name}'`), reason, cure);
      if (popular.indexOf(name) < index) return [fault(`${name} is there twice.`, 'Remove it once.')];
      return known.has(name) ? [] : [fault(`There is no icon ${name} in the package.`, suggest(name, names))];
    }),
    ...words.flatMap(({ list, word, icons }, index) => {
      const file = `${SYNONYMS}/${list}.ts`;
      const fault = (reason: string, cure: string) =>
        createError(file, findLine(file, `  ${word}:`, `  '${word}':`), reason, cure);
      const isElsewhere = words.findIndex((one) => one.word === word) < index;
      const isPlain = word === word.toLowerCase().trim() && (word.length === 1 || !/[-_]|\s\s/.test(word));
      return [
        ...(isElsewhere ? [fault(`“${word}” is in another list, too.`, 'Join them.')] : []),
        ...(isPlain ? [] : [fault(`“${word}” is not in lower case, with single spaces.`, 'Write it so.')]),
        ...(new Set(icons).size < icons.length
          ? [fault(`“${word}” names an icon twice.`, 'Remove it once.')]
          : []),
        ...icons
          .filter((name) => !known.has(name))
          .map((name) =>
            fault(`“${word}” names the icon ${name}, which the package does not have.`, suggest(name, names)),
          ),
      ];
    }),
  ]);
}

function suggest(name: string, names: readonly string[]): string {
  const near = names.filter((known) => getEditDistance(known, name, 3) <= 3).slice(0, 3);
  return near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'Choose another one.';
}
