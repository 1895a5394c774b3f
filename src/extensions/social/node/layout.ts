import { loadMeasure } from './fonts';
import { fitText, wrapText, type FittedText } from './wrapText';

/** Dimensions of a picture, in px. */
export const LAYOUT = {
  top: 64,
  bottom: 60,
  /** The column of text. */
  column: { start: 72, width: 640 },
  /** Start of the panel behind the drawing, which extends to the edge of the picture. */
  panel: 764,
  /** Side lengths of the marks next to the names of product and site. */
  mark: 48,
  siteMark: 40,
  title: { lineHeight: 1.06, letterSpacing: '-0.02em' },
  description: { fontSize: 26, lineHeight: 1.38 },
} as const;

const TITLE_SIZES = [84, 74, 64, 56, 50, 43] as const;
const TITLE_HEIGHT = 172;
const DESCRIPTION_LINES = 4;

/** The texts of a picture. */
export interface CardInput {
  readonly site: string;
  readonly product: string;
  /** Where in its product the page is: `Components / Inputs`; empty for none. */
  readonly place: string;
  readonly title: string;
  readonly description: string;
}

/** The same, broken into lines that fit. */
export interface CardText extends Omit<CardInput, 'title' | 'description'> {
  readonly title: FittedText;
  readonly description: readonly string[];
}

/** Breaks the texts of a picture into lines. */
export async function layOut({ title, description, ...names }: CardInput): Promise<CardText> {
  const { column, title: style, description: small } = LAYOUT;
  const bounds = { width: column.width, height: TITLE_HEIGHT, lineHeight: style.lineHeight };
  const lines = wrapText(description, column.width / small.fontSize, await loadMeasure(400));
  return {
    ...names,
    title: fitText(title, TITLE_SIZES, bounds, await loadMeasure(700)),
    description: lines.slice(0, DESCRIPTION_LINES),
  };
}
