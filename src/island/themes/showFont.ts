import { toFontFace, type DemoFont } from '../../theme/demoFonts';

/** Adds a theme's typeface to the document, once; the browser loads it when text needs it. */
export function showFont(font: DemoFont): void {
  const id = toFontId(font);
  if (document.getElementById(id)) return;
  const element = document.createElement('style');
  element.id = id;
  element.textContent = toFontFace(font);
  document.head.append(element);
}

/** Id of the style element with the typeface; the frame of an edited demo adds it first, with the font's data. */
export function toFontId({ family }: DemoFont): string {
  return `demo-font-${family}`;
}
