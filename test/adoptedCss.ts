/** Texts of the style sheets that the document has adopted, in their order. */
export function getAdoptedCss(): string[] {
  return document.adoptedStyleSheets.map((sheet) => String(Reflect.get(sheet, 'text')));
}
