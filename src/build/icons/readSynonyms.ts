import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getEditDistance } from '../../model/editDistance';
import { ROOT } from '../files';

/** Words of readers with the base names of icons that they mean, the best first, between spaces. */
export type Synonyms = Readonly<Record<string, string>>;

/** Where the lists are; the name of a list is the name of its file. */
const FOLDER = 'data/icons/synonyms';

/**
 * All synonyms with the places of their icons.
 * @param lists by file, without extension
 * @param names base names of all icons
 * @throws Error with file, line and cure for unknown icons, words that are written twice or in another form
 */
export function readSynonyms(
  lists: Readonly<Record<string, Synonyms>>,
  names: readonly string[],
): Record<string, readonly number[]> {
  const places = new Map(names.map((name, place) => [name, place]));
  const synonyms = new Map<string, readonly number[]>();
  const faults: string[] = [];
  for (const [list, words] of Object.entries(lists)) {
    const report = (word: string, fault: string) => faults.push(`${locate(list, word)}: ${fault}`);
    for (const [word, text] of Object.entries(words)) {
      if (synonyms.has(word)) report(word, `“${word}” is in another list, too. Join them.`);
      if (word !== word.toLowerCase().trim() || (word.length > 1 && /[-_]|\s\s/.test(word))) {
        report(word, `Write “${word}” in lower case, with single spaces.`);
      }
      const icons = text.split(' ').flatMap((name) => {
        const place = places.get(name);
        if (place === undefined) report(word, describeUnknown(word, name, names));
        return place ?? [];
      });
      if (new Set(icons).size < icons.length) report(word, `“${word}” names an icon twice.`);
      synonyms.set(word, icons);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return Object.fromEntries([...synonyms].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function describeUnknown(word: string, name: string, names: readonly string[]): string {
  const near = names.filter((known) => getEditDistance(known, name, 3) <= 3).slice(0, 3);
  const cure = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'Choose another one.';
  return `“${word}” names the icon ${name}, which the package does not have. ${cure}`;
}

function locate(list: string, word: string): string {
  const file = `${FOLDER}/${list}.ts`;
  const lines = readLines(path.join(ROOT, file));
  const line = lines.findIndex((text) =>
    [`${word}:`, `'${word}':`].some((key) => text.trim().startsWith(key)),
  );
  return `${file}:${Math.max(line, 0) + 1}`;
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    // A list of a test has no file.
    return [];
  }
}
