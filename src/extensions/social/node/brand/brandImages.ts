import { MARK, toMarkShapes, type MarkColors } from '../../../../shell/shared/mark';
import { getColor, readPalette, type Palette } from './palette';
import { createSocialCard } from './socialCard';

/** An image file of the brand, rendered by a browser. */
export interface BrandImage {
  /** Path in the repository. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** A document of exactly this size. */
  readonly html: string;
}

/** The files that `npm run brand` renders; documents and the web app manifest refer to them. */
export function listBrandImages(): BrandImage[] {
  const colors = readColors();
  return [
    createIcon('public/favicon.ico', 32, createDisc(colors)),
    createIcon('public/static/icon-192.png', 192, createDisc(colors)),
    createIcon('public/static/icon-512.png', 512, createDisc(colors)),
    // Operating systems crop these to their own shape: only a circle of 80 % is always visible.
    createIcon('public/static/icon-maskable-512.png', 512, createTile(colors, 60)),
    createIcon('public/static/apple-touch-icon.png', 180, createTile(colors, 72)),
    { file: 'public/static/social-card.png', width: 1200, height: 630, html: createSocialCard() },
  ];
}

/** The icon for browser tabs, in light and dark mode. */
export function createIconSvg(): string {
  const { light, dark } = readColors();
  const style = `<style>@media(prefers-color-scheme:dark){svg{color:${dark.disc};--l:${dark.lines};--p:${dark.place}}}</style>`;
  const shapes = toMarkShapes({
    disc: 'currentColor',
    lines: `var(--l,${light.lines})`,
    place: `var(--p,${light.place})`,
  });
  const { size } = MARK;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" color="${light.disc}">${style}${shapes}</svg>\n`;
}

interface Colors {
  readonly paper: string;
  readonly light: MarkColors;
  readonly dark: MarkColors;
}

/** The mark's colors: files outside a page cannot use CSS variables. */
function readColors(): Colors {
  const [light, dark] = [readPalette('light'), readPalette('dark')];
  const toMarkColors = (palette: Palette): MarkColors => ({
    disc: getColor(palette, '--accent'),
    lines: getColor(palette, '--on-accent'),
    place: getColor(palette, '--signal'),
  });
  return { paper: getColor(light, '--paper'), light: toMarkColors(light), dark: toMarkColors(dark) };
}

function createIcon(file: string, size: number, html: string): BrandImage {
  return { file, width: size, height: size, html };
}

/** Only the mark, on a transparent background. */
function createDisc({ light }: Colors): string {
  return createDocument('transparent', 100, light);
}

/** The mark in the color of paper, on a background that fills the image. */
function createTile({ light, paper }: Colors, percent: number): string {
  return createDocument(light.disc, percent, { disc: paper, lines: light.disc, place: light.place });
}

function createDocument(background: string, percent: number, colors: MarkColors): string {
  const { size } = MARK;
  return `<!doctype html><body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">
<svg viewBox="0 0 ${size} ${size}" style="width:${percent}%">${toMarkShapes(colors)}</svg>`;
}
