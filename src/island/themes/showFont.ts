import { toFontFace, type DemoFont } from '../../theme/demoFonts';

/** Lets the document have a theme's typeface, which is fetched as soon as text wants it; once is enough. */
export function showFont(font: DemoFont): void {
  const id = toFontId(font);
  if (document.getElementById(id)) return;
  const element = document.createElement('style');
  element.id = id;
  element.textContent = toFontFace(font);
  document.head.append(element);
}

/** Id of the element with the typeface: who brings the file along writes it first. */
export function toFontId({ family }: DemoFont): string {
  return `demo-font-${family}`;
}
