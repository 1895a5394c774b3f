import { getEditDistance } from '../../../base/shared/editDistance';
import { hasStyle, type IconIndex } from './iconIndex';
import type { IconStyle } from './icons';

/** The answer to a query. */
export interface IconAnswer {
  /** Icons that have the style, the best first. */
  readonly icons: readonly number[];
  /** The words that were searched for instead, when the query found nothing; otherwise `null`. */
  readonly corrected: string | null;
}

/**
 * How well an icon matches a text, by where its name contains it. A curated synonym ranks above a name that
 * only starts with the text: `heart` means Favorite rather than HeartBroken.
 */
const SCORES = {
  name: 1000,
  synonym: 800,
  nameStart: 700,
  words: 600,
  wordStart: 500,
  synonymStart: 400,
  substring: 200,
};

/** Lowers the score of several words that match separately: they rank below a match of the whole text. */
const SEPARATE_FACTOR = 0.55;

/** Words that name no icon: the style has its own control, and `MenuIcon` is the usual name of an import. */
const FILLER_WORDS = /^(icons?|mui|material|svg)$/;
const STYLE_WORDS = /^(filled|outlined?|rounded|sharp|two|tone|twotone)$/;

/** Finds icons of a style; all of them for an empty query. */
export function searchIcons(index: IconIndex, query: string, style: IconStyle): IconAnswer {
  const available = [...index.names.keys()].filter((icon) => hasStyle(index, icon, style));
  const words = splitQuery(query);
  if (words.length === 0) {
    const symbol = query.trim();
    return { icons: symbol ? rank(index, available, [symbol]) : available, corrected: null };
  }
  const withoutFillers = words.filter((word) => !FILLER_WORDS.test(word));
  const withoutStyles = withoutFillers.filter((word) => !STYLE_WORDS.test(word));
  for (const attempt of [words, withoutFillers, withoutStyles]) {
    const icons = attempt.length > 0 ? rank(index, available, attempt) : [];
    if (icons.length > 0) return { icons, corrected: null };
  }
  for (const attempt of listCorrections(index, withoutStyles.length > 0 ? withoutStyles : words)) {
    const icons = rank(index, available, attempt);
    if (icons.length > 0) return { icons, corrected: attempt.join(' ') };
  }
  return { icons: [], corrected: null };
}

/** The words of a query in lower case; a name, an import or an element is split like a name. */
export function splitQuery(query: string): string[] {
  const [, imported = query] = /icons-material\/(?:esm\/)?(\w+)/.exec(query) ?? [];
  return imported
    .slice(0, 100)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The icons that match all words, the best first. */
function rank(index: IconIndex, available: readonly number[], words: readonly string[]): number[] {
  const whole = scoreText(index, words.join(''));
  // The words in reverse order, as in `circle account` and `user add`: just below a synonym.
  if (words.length > 1) addScores(index, [...words].reverse().join(''), whole, 0.79);
  const parts = words.length > 1 ? words.map((word) => scoreText(index, word)) : [];
  const scored: { icon: number; score: number }[] = [];
  for (const icon of available) {
    let separate = 0;
    if (parts.length > 0 && parts.every((part) => part[icon])) {
      separate = (SEPARATE_FACTOR * parts.reduce((sum, part) => sum + (part[icon] ?? 0), 0)) / parts.length;
    }
    const score = Math.max(whole[icon] ?? 0, separate);
    if (score > 0) scored.push({ icon, score: score + getBonus(index, icon) });
  }
  return scored
    .sort((one, other) => other.score - one.score || one.icon - other.icon)
    .map(({ icon }) => icon);
}

/** Ranks popular icons and short names first among equals; less than the step between icons of a synonym. */
function getBonus({ popular, lower }: IconIndex, icon: number): number {
  return (icon < popular ? 10 - icon / 10 : 0) - (lower[icon]?.length ?? 0) / 10;
}

/** The score of each icon, 0 for no match. */
function scoreText(index: IconIndex, text: string): Float32Array {
  const scores = new Float32Array(index.names.length);
  addScores(index, text, scores, 1);
  // `users` and `user` mean the same, but the one that was typed scores higher.
  if (/[^s]s$/.test(text) && text.length > 3) addScores(index, text.slice(0, -1), scores, 0.97);
  return scores;
}

function addScores(
  { lower, starts, synonyms }: IconIndex,
  text: string,
  scores: Float32Array,
  factor: number,
) {
  const add = (icon: number, score: number) => {
    scores[icon] = Math.max(scores[icon] ?? 0, score * factor);
  };
  lower.forEach((name, icon) => add(icon, scoreName(name, starts[icon] ?? [], text)));
  for (const { text: synonym, icons } of synonyms) {
    if (synonym === text) icons.forEach((icon, place) => add(icon, SCORES.synonym - 15 * place));
    else if (text.length > 2 && synonym.startsWith(text)) {
      icons.forEach((icon, place) =>
        add(icon, SCORES.synonymStart - 15 * place - synonym.length + text.length),
      );
    }
  }
}

function scoreName(name: string, starts: readonly number[], text: string): number {
  const at = name.indexOf(text);
  if (at < 0) return 0;
  if (name === text) return SCORES.name;
  const isEnd = (place: number) => place === name.length || starts.includes(place);
  if (at === 0) return SCORES.nameStart + (isEnd(text.length) ? 40 : 0);
  const place = starts.find((start) => name.startsWith(text, start));
  if (place !== undefined) return isEnd(place + text.length) ? SCORES.words : SCORES.wordStart;
  return text.length > 2 ? SCORES.substring : 0;
}

/** What words that find nothing together may mean: the nearest known words, or one of the words. */
function listCorrections(index: IconIndex, words: readonly string[]): string[][] {
  const vocabulary = [...index.vocabulary, ...index.lower];
  const nearest = words.flatMap((word) => findNearest(vocabulary, word) ?? []);
  const isGuess = nearest.length === words.length && nearest.join() !== words.join();
  // In English the last word is usually the noun.
  const known = words.length > 1 ? words.filter((word) => index.vocabulary.includes(word)) : [];
  return [...(isGuess ? [nearest] : []), ...known.reverse().map((word) => [word])];
}

/** The nearest known word, or the word itself if it is too short for a guess; `null` when none is near. */
function findNearest(vocabulary: readonly string[], word: string): string | null {
  if (word.length < 4) return word;
  let limit = word.length < 8 ? 1 : 2;
  let nearest: string | null = null;
  for (const known of vocabulary) {
    // An incomplete word is compared with as many letters of the known one; the first letter is rarely wrong.
    const part = known[0] === word[0] && known.length > word.length ? known.slice(0, word.length) : known;
    const distance = Math.min(getEditDistance(known, word, limit), getEditDistance(part, word, limit) + 0.5);
    if (distance > limit || (nearest !== null && distance >= limit)) continue;
    limit = distance;
    nearest = known;
  }
  return nearest;
}
