/**
 * Applies CSS to the document without an element, which its policy would have to name; after the elements' CSS.
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
