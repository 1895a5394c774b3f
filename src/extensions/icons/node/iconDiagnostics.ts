import { getEditDistance } from '../../../base/shared/editDistance';
import { findLine } from '../../../base/node/findLine';
import { createError, sortDiagnostics, type Diagnostic } from '../../../base/node/diagnostic';
import type { Synonyms } from './readSynonyms';

const POPULAR = 'data/icons/popular.ts';

/** Where the lists of synonyms are; the name of a list is the name of its file. */
const SYNONYMS = 'data/icons/synonyms';

/** The lists of icons in `data/icons`. */
interface IconLists {
  /** Base names of the icons of the first screen. */
  readonly popular: readonly string[];
  /** Synonyms by file, without extension. */
  readonly synonyms: Readonly<Record<string, Synonyms>>;
}

/**
 * Finds icons that the package does not have, duplicates, and words in the wrong format.
 * @param names base names of all icons
 */
export function findIconDiagnostics(
  { popular, synonyms }: IconLists,
  names: readonly string[],
): Diagnostic[] {
  const known = new Set(names);
  const words = Object.entries(synonyms).flatMap(([list, own]) =>
    Object.entries(own).map(([word, text]) => ({ list, word, icons: text.split(' ') })),
  );
  return sortDiagnostics([
    ...popular.flatMap((name, index) => {
      const toDiagnostic = (reason: string, fix: string) =>
        createError(POPULAR, findLine(POPULAR, `'${name}'`), reason, fix);
      if (popular.indexOf(name) < index)
        return [toDiagnostic(`${name} is listed twice.`, 'Remove one of them.')];
      return known.has(name)
        ? []
        : [toDiagnostic(`There is no icon ${name} in the package.`, suggest(name, names))];
    }),
    ...words.flatMap(({ list, word, icons }, index) => {
      const file = `${SYNONYMS}/${list}.ts`;
      const toDiagnostic = (reason: string, fix: string) =>
        createError(file, findLine(file, `  ${word}:`, `  '${word}':`), reason, fix);
      const isElsewhere = words.findIndex((one) => one.word === word) < index;
      const isPlain = word === word.toLowerCase().trim() && (word.length === 1 || !/[-_]|\s\s/.test(word));
      return [
        ...(isElsewhere ? [toDiagnostic(`“${word}” is in another list, too.`, 'Join them.')] : []),
        ...(isPlain
          ? []
          : [toDiagnostic(`“${word}” is not in lower case, with single spaces.`, 'Write it that way.')]),
        ...(new Set(icons).size < icons.length
          ? [toDiagnostic(`“${word}” names an icon twice.`, 'Remove one of them.')]
          : []),
        ...icons
          .filter((name) => !known.has(name))
          .map((name) =>
            toDiagnostic(
              `“${word}” names the icon ${name}, which the package does not have.`,
              suggest(name, names),
            ),
          ),
      ];
    }),
  ]);
}

function suggest(name: string, names: readonly string[]): string {
  const near = names.filter((known) => getEditDistance(known, name, 3) <= 3).slice(0, 3);
  return near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'Choose another one.';
}
