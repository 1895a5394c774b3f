import { breakName } from '../../../ui/shared/breakName';

/** Width of a text at a font size of 1. */
export type Measure = (text: string) => number;

/** Lines of text that fit, and the font size at which they do. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The space for a text, in px. */
interface TextBounds {
  readonly width: number;
  readonly height: number;
  /** As a multiple of the font size. */
  readonly lineHeight: number;
}

/**
 * Chooses the largest size at which a text fits, and breaks only between words or between the words of a long
 * name. At the smallest size, words may break anywhere, and lines that do not fit are left out.
 * @param sizes descending
 */
export function fitText(
  text: string,
  sizes: readonly number[],
  { width, height, lineHeight }: TextBounds,
  measure: Measure,
): FittedText {
  const smallest = sizes.at(-1) ?? 0;
  const words = text.split(' ').flatMap((word) => word || []);
  for (const size of sizes) {
    const lines = wrapText(text, width / size, measure);
    const hasWholeWords = size === smallest || words.every((word) => fitsLine(word, width / size, measure));
    const maxLines = Math.floor(height / (size * lineHeight));
    if (hasWholeWords && (lines.length <= maxLines || size === smallest))
      return { size, lines: lines.slice(0, maxLines) };
  }
  return { size: smallest, lines: [] };
}

/** Whether a word fits on a line, or each part of a long name that may break. */
function fitsLine(word: string, width: number, measure: Measure): boolean {
  return breakName(word).every((part) => measure(part) <= width);
}

/**
 * Breaks a text into lines between words. A word that does not fit on a line of its own is broken, too:
 * between the words of a name, or else between characters.
 * @param width of a line, as a multiple of the font size
 */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (part: string, space: string) => {
    const longer = line === '' ? part : line + space + part;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = part;
    } else line = longer;
  };
  for (const word of text.split(/\s+/)) {
    if (measure(word) <= width) add(word, ' ');
    else {
      const parts = breakName(word).flatMap((part) => (measure(part) <= width ? part : [...part]));
      parts.forEach((part, index) => add(part, index === 0 ? ' ' : ''));
    }
  }
  return line === '' ? lines : [...lines, line];
}
