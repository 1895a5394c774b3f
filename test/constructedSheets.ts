// For every test: jsdom has no constructed style sheets. Here they can be adopted, and style nothing.
if (typeof document !== 'undefined' && !('adoptedStyleSheets' in document)) {
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => {} });
  Object.assign(document, { adoptedStyleSheets: [] });
}
