/** Longest text that is searched for, in characters: nobody types more, and pasted novels cost nothing. */
const MAX_QUERY_LENGTH = 120;

/** Most words of a query that are looked up. */
const MAX_QUERY_WORDS = 10;

/** Words in their plain form, in reading order: lower case, marks and singular `s` gone. */
export function toWords(text: string): string[] {
  return splitText(text).map(toStem);
}

/** Every term under which a name is found: its words, their humps, and neighbours written as one. */
export function toNameTerms(name: string): string[] {
  const words = splitText(name);
  const parts = words.flatMap(splitHumps);
  const terms = [...words, ...parts];
  // `data grid` and `data-grid` are found as `datagrid`; so is a whole name of several words.
  for (let index = 1; index < parts.length; index += 1) terms.push(`${parts[index - 1]}${parts[index]}`);
  if (parts.length > 2) terms.push(parts.join(''));
  return [...new Set(terms.map(toStem))];
}

/** Terms under which a text is found: its words, and code in it also by its parts. */
export function toTextTerms(text: string): string[] {
  return text
    .split(/\s+/)
    .flatMap((word) => (/\p{Ll}\p{Lu}/u.test(word) ? toNameTerms(word) : toWords(word)));
}

/** The file of words that a stem is in: its first letter, `0` for all but a to z. */
export function toLetter(stem: string): string {
  return /^[a-z]/.exec(stem)?.[0] ?? '0';
}

/** A name without anything that readers leave out or add: `Data Grid`, `data-grid`, `DataGrid` → `datagrid`. */
export function toKey(name: string): string {
  return toStem(splitText(name).join('').toLowerCase());
}

/** The words of a query as they were typed, without excess. */
export function splitQuery(text: string): string[] {
  return text
    .slice(0, MAX_QUERY_LENGTH)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_QUERY_WORDS);
}

/** `disableRipple` → disable, ripple; `Grid2` → grid, 2; a word without humps is its only part. */
export function splitHumps(word: string): string[] {
  const humps = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}\p{N}]+|\p{N}+/gu) ?? [word];
  return humps;
}

/** Lower case without a plural's `s`, so that `tabs` finds `Tab`. */
export function toStem(word: string): string {
  const lower = word.toLowerCase();
  return lower.length > 3 && /[^aisu]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

function splitText(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
