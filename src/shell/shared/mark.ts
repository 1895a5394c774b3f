/**
 * The site's logo on a 32 px grid: a globe. Two meridians from the pole to the edge form an A, a parallel is
 * its bar, and a dot on the parallel marks a place. Simple enough for 16 px.
 */
export const MARK = {
  size: 32,
  disc: { cx: 16, cy: 16, r: 14.9 },
  /** Filled: the two meridians. */
  meridians:
    'M14.2 1.1Q4.5 10.5 5.6 26.8A15 15 0 0 0 8.4 28.9Q7.5 12.5 16 4.8 24.5 12.5 23.6 28.9A15 15 0 0 0 26.4 26.8Q27.5 10.5 17.8 1.1A15 15 0 0 0 14.2 1.1z',
  /** Stroked: the parallel. */
  parallel: 'M7 18q9 3.6 18 0',
  parallelWidth: 2.4,
  place: { cx: 24.7, cy: 18.2, r: 4 },
  /** Gap between the place and the lines around it. */
  placeGap: 1.8,
} as const;

/** Colors of the logo, as values of `fill`. */
export interface MarkColors {
  readonly disc: string;
  readonly lines: string;
  readonly place: string;
}

/** The shapes of the logo as SVG markup, for files. `Wordmark` draws the same in pages. */
export function toMarkShapes({ disc, lines, place }: MarkColors): string {
  const { disc: circle, meridians, parallel, parallelWidth, place: at, placeGap } = MARK;
  return [
    `<circle cx="${circle.cx}" cy="${circle.cy}" r="${circle.r}" fill="${disc}"/>`,
    `<path d="${meridians}" fill="${lines}"/>`,
    `<path d="${parallel}" fill="none" stroke="${lines}" stroke-width="${parallelWidth}"/>`,
    `<circle cx="${at.cx}" cy="${at.cy}" r="${at.r}" fill="${place}" stroke="${disc}" stroke-width="${placeGap}"/>`,
  ].join('');
}
