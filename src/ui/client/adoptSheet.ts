/**
 * Applies CSS to the document, after that of its elements. Needs no style element, which the document's
 * policy would have to allow.
 * @returns a function that removes it
 */
export function adoptSheet(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
