import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { SOCIAL_IMAGE } from '../../../page/shared/pageFiles';
import { inlineColors, type Palette } from './brand/palette';
import { encodeIndexedPng } from './brand/png';
import { loadFonts } from './fonts';
import { LAYOUT, layOut, type CardInput } from './layout';
import { createTextColumn } from './textColumn';

/** Everything that a picture for social networks shows; marks and drawings are SVG without a fixed size. */
export interface SocialImage extends CardInput {
  readonly palette: Palette;
  readonly siteMark: string;
  /** In `currentColor`; `null` for a product that is not a library. */
  readonly mark: string | null;
  /** Of the page's subject; `null` where there is none. */
  readonly drawing: string | null;
}

const { width, height } = SOCIAL_IMAGE;

/** Draws a picture as PNG. */
export async function drawSocialImage(image: SocialImage): Promise<Buffer> {
  const { pixels } = await renderAsync(await toSvg(image), { font: { loadSystemFonts: false } });
  return encodeIndexedPng({ width, height, rgba: pixels });
}

/** A picture as SVG, with texts as paths, and without variables. */
export async function toSvg(image: SocialImage): Promise<string> {
  const { palette } = image;
  const column = createTextColumn(await layOut(image), palette, image.mark !== null);
  const texts = await satori(column, { width, height, fonts: loadFonts() });
  const shapes = drawBackground() + drawSubject(image) + drawMarks(image);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inlineColors(shapes, palette)}${texts}</svg>`;
}

function drawBackground(): string {
  return (
    rectangle(0, 0, width, height, 'fill="var(--paper)"') +
    rectangle(LAYOUT.panel, 0, width - LAYOUT.panel, height, 'fill="var(--accent-soft)"')
  );
}

/** On the panel: the page's drawing on a sheet, or else a large mark of its product or of the site. */
function drawSubject({ drawing, mark, siteMark }: SocialImage): string {
  const [x, y] = [(LAYOUT.panel + width) / 2, height / 2];
  if (drawing === null) return place(mark ?? siteMark, x - 120, y - 120, 240, 240, '--accent');
  const sheet = 'rx="22" fill="var(--surface)" stroke="var(--line)" stroke-width="1.5"';
  return rectangle(x - 174, y - 114, 348, 228, sheet) + place(drawing, x - 160, y - 100, 320, 200);
}

/** Next to the names: the product's mark in a tile, as everywhere on the site, and the site's mark. */
function drawMarks({ mark, siteMark }: SocialImage): string {
  const { column, top, bottom, mark: side, siteMark: siteSide } = LAYOUT;
  const ofSite = place(siteMark, column.start, height - bottom - siteSide, siteSide, siteSide);
  if (mark === null) return ofSite;
  const [inset, inner] = [side * 0.13, side * 0.74];
  return (
    ofSite +
    rectangle(column.start, top, side, side, `rx="${side * 0.27}" fill="var(--accent)"`) +
    place(mark, column.start + inset, top + inset, inner, inner, '--on-accent')
  );
}

function rectangle(x: number, y: number, wide: number, high: number, attributes: string): string {
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" ${attributes}/>`;
}

/** Positions an SVG within another one, and sets its `currentColor`. */
function place(svg: string, x: number, y: number, wide: number, high: number, color = '--ink'): string {
  const attributes = `x="${x}" y="${y}" width="${wide}" height="${high}" color="var(${color})"`;
  return svg.replace('<svg', `<svg ${attributes}`);
}
