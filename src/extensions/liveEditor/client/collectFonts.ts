import type { FontData } from './frame/messages';

/** Contents of font files by URL, read from the browser's cache and copied to the frames. */
const files = new Map<string, Promise<ArrayBuffer>>();

/**
 * The `@font-face` fonts that this page has loaded, with their bytes: a frame with an opaque origin cannot
 * fetch them unless the host sends `Access-Control-Allow-Origin: *`.
 * @throws TypeError when the network fails
 */
export async function collectFonts(): Promise<readonly FontData[]> {
  const loaded = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(toKey));
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const rules = sheets.flatMap(readFontRules).filter((rule) => loaded.has(rule.key));
  return Promise.all(rules.map(async ({ font, address }) => ({ ...font, bytes: await loadFile(address) })));
}

function loadFile(address: string): Promise<ArrayBuffer> {
  const known = files.get(address);
  if (known) return known;
  const file = fetch(address).then((response) => response.arrayBuffer());
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

interface FontRule {
  readonly key: string;
  readonly address: string;
  readonly font: Omit<FontData, 'bytes'>;
}

function readFontRules(sheet: CSSStyleSheet): FontRule[] {
  try {
    return [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? (toFontRule(rule, sheet.href ?? location.href) ?? []) : [],
    );
  } catch {
    // A cross-origin style sheet, for example of a browser extension.
    return [];
  }
}

function toFontRule({ style }: CSSFontFaceRule, base: string): FontRule | null {
  const file = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1];
  if (!file) return null;
  const read = (name: string, initial: string) => style.getPropertyValue(name) || initial;
  const font = {
    family: unquote(read('font-family', '')),
    weight: read('font-weight', 'normal'),
    style: read('font-style', 'normal'),
    stretch: read('font-stretch', 'normal'),
    unicodeRange: read('unicode-range', 'U+0-10FFFF'),
  };
  return { key: toKey(font), address: new URL(file, base).href, font };
}

/** Identifies a font; the same for a CSS rule and its entry in `document.fonts`. */
function toKey({ family, weight, style, unicodeRange }: Omit<FontData, 'bytes' | 'stretch'>): string {
  return [unquote(family), toNumbers(weight), style, unicodeRange.toUpperCase().replaceAll(' ', '')].join();
}

const unquote = (family: string) => family.replace(/^["']|["']$/g, '');

const toNumbers = (weight: string) => weight.replace('normal', '400').replace('bold', '700');
