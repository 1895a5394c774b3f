/** Words of readers with the base names of icons that they mean, the best first, between spaces. */
export type Synonyms = Readonly<Record<string, string>>;

/**
 * All synonyms with the places of their icons, in the order of their letters; `findIconFaults` has found them right.
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
