/** Words that readers use, with the base names of matching icons: the best first, separated by spaces. */
export type Synonyms = Readonly<Record<string, string>>;

/**
 * All synonyms in alphabetical order, with the indexes of their icons; `findIconDiagnostics` checks them
 * first.
 * @param lists by file, without extension
 * @param names base names of all icons
 */
export function readSynonyms(
  lists: Readonly<Record<string, Synonyms>>,
  names: readonly string[],
): Record<string, readonly number[]> {
  const places = new Map(names.map((name, place) => [name, place]));
  const synonyms = Object.values(lists).flatMap((list) =>
    Object.entries(list).map(([word, text]): [string, readonly number[]] => [
      word,
      text.split(' ').flatMap((name) => places.get(name) ?? []),
    ]),
  );
  return Object.fromEntries(synonyms.sort(([one], [other]) => (one < other ? -1 : 1)));
}
