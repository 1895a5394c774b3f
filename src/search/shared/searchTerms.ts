/** Maximum length of a query, in characters, so that a long pasted text takes no time. */
const MAX_QUERY_LENGTH = 120;

/** Maximum number of words of a query that are looked up. */
export const MAX_QUERY_WORDS = 10;

/** Normalized words in reading order: lower case, without accents and plural `s`. */
export function toWords(text: string): string[] {
  return splitText(text).map(toStem);
}

/** The terms by which a name is found. */
export interface NameTerms {
  /**
   * Its words, camel-case parts and, in scripts without spaces, all suffixes, so that any part is a prefix.
   */
  readonly own: readonly string[];
  /** Adjacent words joined: `datagrid` for `Data Grid`. */
  readonly joined: readonly string[];
}

/** Splits a name into terms; each is in only one of the two lists. */
export function splitName(name: string): NameTerms {
  const words = splitText(name);
  const own = [...words];
  const joined: string[] = [];
  const parts: string[] = [];
  for (const word of words) {
    for (const [place, part] of splitCamelCase(word).entries()) {
      const previous = parts.at(-1);
      // `mediaquery` is part of `useMediaQuery`, but joined from `Media Query`.
      if (previous !== undefined) (place > 0 ? own : joined).push(previous + part);
      own.push(part);
      parts.push(part);
    }
    own.push(...listSuffixes(word));
  }
  if (parts.length > 2) (words.length > 1 ? joined : own).push(parts.join(''));
  const ownTerms = new Set(own.map(toStem));
  const joinedTerms = new Set(joined.map(toStem));
  return { own: [...ownTerms], joined: [...joinedTerms].filter((term) => !ownTerms.has(term)) };
}

/** The terms by which a text is found: its words, and the parts of code names. */
export function toTextTerms(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => {
    if (!/\p{Ll}\p{Lu}/u.test(word)) return toWords(word);
    const { own, joined } = splitName(word);
    return [...own, ...joined];
  });
}

/** The letter of the words file that contains a stem: its first letter, or `0` unless that is a to z. */
export function toIndexLetter(stem: string): string {
  return /^[a-z]/.exec(stem)?.[0] ?? '0';
}

/** A name in lower case and without separators: `Data Grid`, `data-grid`, `DataGrid` → `datagrid`. */
export function toKey(name: string): string {
  return toStem(splitText(name).join('').toLowerCase());
}

/** Characters of a script without spaces between words. */
const UNSPACED = /\p{Script=Han}+/gu;

/** The words of a query as typed, up to the limits; a run of Chinese is one word. */
export function splitQuery(text: string): string[] {
  return text
    .slice(0, MAX_QUERY_LENGTH)
    .replace(UNSPACED, ' $& ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_QUERY_WORDS);
}

/** `disableRipple` → disable, ripple; `Grid2` → grid, 2; a word without camel case is its only part. */
export function splitCamelCase(word: string): string[] {
  if (isPlain(word)) return [word];
  const humps = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}\p{N}]+|\p{N}+/gu) ?? [word];
  return humps;
}

/** Lower case, without accents and plural `s`, so that `tabs` finds `Tab`, and `botao` finds `botão`. */
export function toStem(word: string): string {
  const lower = dropAccents(word.toLowerCase());
  return lower.length > 3 && /[^aisu]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

/**
 * Splits a run of characters without spaces into known words: covers as much of it as possible with as few
 * words as possible, and skips unknown parts. Words have at least two characters; a run without any is
 * returned whole.
 * @param isKnown whether this is a term, or the prefix of one
 */
export function splitUnspaced(run: string, isKnown: (part: string) => boolean): string[] {
  const letters = Array.from(run);
  /** The best split of the rest of the run, by the index where the rest begins. */
  const rests: { readonly known: number; readonly parts: readonly string[] }[] = [];
  for (let start = letters.length; start >= 0; start -= 1) {
    let best = rests[start + 1] ?? { known: 0, parts: [] };
    for (let end = start + 2; end <= letters.length; end += 1) {
      const part = letters.slice(start, end).join('');
      if (!isKnown(part)) continue;
      const rest = rests[end] ?? { known: 0, parts: [] };
      const known = rest.known + end - start;
      if (known < best.known || (known === best.known && rest.parts.length + 1 >= best.parts.length))
        continue;
      best = { known, parts: [part, ...rest.parts] };
    }
    rests[start] = best;
  }
  const parts = rests[0]?.parts ?? [];
  return parts.length > 0 ? [...parts] : [run];
}

/** Whether a word is written without spaces between it and its neighbors. */
export function isUnspaced(word: string): boolean {
  return /^\p{Script=Han}/u.test(word);
}

/** Has a fast path for ASCII. */
function dropAccents(text: string): string {
  if (!/[\u0080-\uffff]/.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/** Allows a fast path: Unicode classes are slow, and thousands of names are split before the first answer. */
function isPlain(text: string): boolean {
  return /^[a-z]+$/.test(text);
}

function listSuffixes(word: string): string[] {
  if (isPlain(word) || !isUnspaced(word)) return [];
  const letters = Array.from(word);
  return letters.map((_, start) => letters.slice(start).join(''));
}

function splitText(text: string): string[] {
  if (isPlain(text)) return [text];
  return text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
