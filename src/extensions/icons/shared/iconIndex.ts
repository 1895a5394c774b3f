import { ALL_STYLES, toStyleBit, type IconNames, type IconStyle } from './icons';

/** Names and synonyms, prepared for searching. Icons are numbers: indexes into `names`. */
export interface IconIndex {
  readonly names: readonly string[];
  /** The index of each name. */
  readonly places: ReadonlyMap<string, number>;
  /** The names in lower case. */
  readonly lower: readonly string[];
  /** Where the words of each name start. */
  readonly starts: readonly (readonly number[])[];
  readonly styles: readonly number[];
  /** Each synonym as written, and without spaces. */
  readonly synonyms: readonly IconSynonym[];
  /** Number of popular icons, which come first. */
  readonly popular: number;
  /** Every word of names and synonyms, for correcting typing errors. */
  readonly vocabulary: readonly string[];
  readonly folder: string;
}

interface IconSynonym {
  readonly words: string;
  readonly text: string;
  readonly icons: readonly number[];
}

/** Prepares names for the search. */
export function createIconIndex(file: IconNames): IconIndex {
  const names = file.names.split(' ');
  const words = names.map(splitIconName);
  const synonyms = Object.entries(file.synonyms).map(([words, icons]): IconSynonym => {
    return { words, text: words.replaceAll(' ', ''), icons };
  });
  return {
    names,
    places: new Map(names.map((name, place) => [name, place])),
    lower: names.map((name) => name.toLowerCase()),
    starts: words.map(listStarts),
    styles: names.map((_, icon) => file.styles[icon] ?? ALL_STYLES),
    synonyms,
    popular: file.popular,
    vocabulary: listVocabulary([
      ...words.flat().map((word) => word.toLowerCase()),
      ...synonyms.flatMap((synonym) => synonym.words.split(' ')),
    ]),
    folder: file.folder,
  };
}

/** The words of an icon's name: `QrCode2` is `Qr`, `Code`, `2`. */
export function splitIconName(name: string): string[] {
  return name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [name];
}

/** Whether an icon is drawn in a style. */
export function hasStyle(index: IconIndex, icon: number, style: IconStyle): boolean {
  return ((index.styles[icon] ?? 0) & toStyleBit(style)) !== 0;
}

/** Words by which readers find an icon; those for which it is the best match come first. */
export function listSynonyms({ synonyms }: IconIndex, icon: number): string[] {
  return synonyms
    .filter(({ words, icons }) => icons.includes(icon) && /^[\p{L}\d ]{2,}$/u.test(words))
    .sort((one, other) => one.icons.indexOf(icon) - other.icons.indexOf(icon))
    .map(({ words }) => words);
}

function listStarts(words: readonly string[]): number[] {
  let start = 0;
  return words.map((word) => (start += word.length) - word.length);
}

/** The words of at least three letters, the most frequent first. */
function listVocabulary(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) if (word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
}
