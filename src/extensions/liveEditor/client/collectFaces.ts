import type { Face } from './frame/messages';

/** Bytes of font files by address: copies for the frames, from the browser's cache. */
const files = new Map<string, Promise<ArrayBuffer>>();

/**
 * The font faces that this page has loaded, with their bytes: a frame without an origin may not fetch them,
 * unless the host sends `Access-Control-Allow-Origin: *`.
 * @throws TypeError when the network fails
 */
export async function collectFaces(): Promise<readonly Face[]> {
  const loaded = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(toKey));
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const rules = sheets.flatMap(readFaceRules).filter((rule) => loaded.has(rule.key));
  return Promise.all(rules.map(async ({ face, address }) => ({ ...face, bytes: await loadFile(address) })));
}

function loadFile(address: string): Promise<ArrayBuffer> {
  const known = files.get(address);
  if (known) return known;
  const file = fetch(address).then((response) => response.arrayBuffer());
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

interface FaceRule {
  readonly key: string;
  readonly address: string;
  readonly face: Omit<Face, 'bytes'>;
}

function readFaceRules(sheet: CSSStyleSheet): FaceRule[] {
  try {
    return [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? (toFaceRule(rule, sheet.href ?? location.href) ?? []) : [],
    );
  } catch {
    // A style sheet of another origin, for example of an extension.
    return [];
  }
}

function toFaceRule({ style }: CSSFontFaceRule, base: string): FaceRule | null {
  const file = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1];
  if (!file) return null;
  const read = (name: string, initial: string) => style.getPropertyValue(name) || initial;
  const face = {
    family: unquote(read('font-family', '')),
    weight: read('font-weight', 'normal'),
    style: read('font-style', 'normal'),
    stretch: read('font-stretch', 'normal'),
    unicodeRange: read('unicode-range', 'U+0-10FFFF'),
  };
  return { key: toKey(face), address: new URL(file, base).href, face };
}

/** A key of a font face, the same for CSS rules and `document.fonts`. */
function toKey({ family, weight, style, unicodeRange }: Omit<Face, 'bytes' | 'stretch'>): string {
  return [unquote(family), toNumbers(weight), style, unicodeRange.toUpperCase().replaceAll(' ', '')].join();
}

const unquote = (family: string) => family.replace(/^["']|["']$/g, '');

const toNumbers = (weight: string) => weight.replace('normal', '400').replace('bold', '700');
