import { toFontFace, type DemoFont } from './demoFonts';
import { adoptSheet } from '../../../ui/client/adoptSheet';

const shown = new Set<string>();

/** Adds a theme's typeface to the document, once; the browser loads it when text needs it. */
export function showFont(font: DemoFont): void {
  if (shown.has(font.family)) return;
  shown.add(font.family);
  adoptSheet(toFontFace(font));
}
