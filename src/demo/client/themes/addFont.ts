import { toFontFace, type DemoFont } from './demoFonts';
import { adoptSheet } from '../../../ui/client/adoptSheet';

const added = new Set<string>();

/** Adds a theme's typeface to the document, once; the browser loads it when text needs it. */
export function addFont(font: DemoFont): void {
  if (added.has(font.family)) return;
  added.add(font.family);
  adoptSheet(toFontFace(font));
}
