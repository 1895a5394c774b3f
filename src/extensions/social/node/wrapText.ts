import { breakName } from '../../../ui/shared/breakName';

/** Width of a text at a font size of 1. */
export type Measure = (text: string) => number;

/** Lines of text that fit, and the font size at which they do. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** What a text may take, in px. */
interface Room {
  readonly width: number;
  readonly height: number;
  /** As a multiple of the font size. */
  readonly lineHeight: number;
}

/**
 * The largest of the sizes at which a text fits, and breaks only between words and those of a long name; at the smallest, words are
 * broken, and lines for which there is no room are left out.
 * @param sizes descending
 */
export function fitText(
  text: string,
  sizes: readonly number[],
  { width, height, lineHeight }: Room,
  measure: Measure,
): FittedText {
  const smallest = sizes.at(-1) ?? 0;
  const words = text.split(' ').flatMap((word) => word || []);
  for (const size of sizes) {
    const lines = wrapText(text, width / size, measure);
    const isWhole = size === smallest || words.every((word) => isNarrow(word, width / size, measure));
    const room = Math.floor(height / (size * lineHeight));
    if (isWhole && (lines.length <= room || size === smallest)) return { size, lines: lines.slice(0, room) };
  }
  return { size: smallest, lines: [] };
}

/** Whether a word, or each part at whose end a long name may break, has room on a line. */
function isNarrow(word: string, width: number, measure: Measure): boolean {
  return breakName(word).every((part) => measure(part) <= width);
}

/**
 * Breaks a text into lines between its words; inside of words only where one has no room on a line of its own: between
 * the words of a name, and between characters if nothing else is left.
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
