import localFont from 'next/font/local';

/** Text and headings. `optional`: a font that loads late is used from the next page on, so nothing moves. */
const sans = localFont({
  src: '../../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'optional',
});

/** Code. */
const mono = localFont({
  src: '../../../../node_modules/@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2',
  weight: '300 700',
  display: 'optional',
  adjustFontFallback: false,
});

/** Passes the loaded families to `ui/shared/tokens/tokens.css`; a class would not reach the root element. */
export const fontVariables = `:root{--font-sans-loaded:${sans.style.fontFamily};--font-mono-loaded:${mono.style.fontFamily}}`;
