// For every test: jsdom has no constructed style sheets. Here they can be adopted, keep their text, and style nothing.
if (typeof document !== 'undefined' && !('adoptedStyleSheets' in document)) {
  Object.assign(CSSStyleSheet.prototype, {
    replaceSync(this: CSSStyleSheet, text: string) {
      Object.assign(this, { text });
    },
  });
  Object.assign(document, { adoptedStyleSheets: [] });
}
