import { Parser } from 'htmlparser2';
import { data } from '../../../page/shared/attributes';

/** The limits of a kind of drawing. */
export interface DrawingKind {
  /** Required viewBox; `null` when each drawing has its own. */
  readonly viewBox: string | null;
  readonly bytes: number;
}

/** A small drawing of a component for galleries: all have the same viewBox. */
export const THUMBNAIL: DrawingKind = { viewBox: '0 0 160 100', bytes: 1300 };

/** A larger drawing for a special place: the hero of the home page, an empty state. 6 kB compress to 2 kB. */
export const SCENE: DrawingKind = { viewBox: null, bytes: 6144 };

const COLORS = ['fill', 'stroke'];
const STYLES = [
  ...COLORS,
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
];
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox'],
  // Sets the accent color of a product, so that one scene can show several products.
  g: ['transform', ...Object.keys(data({ accent: 'blue' }))],
  path: ['d', 'transform'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
};

/** Checks a drawing; each string is `line: what is wrong. fix`. */
export function findDrawingDiagnostics(
  source: string,
  { viewBox, bytes }: DrawingKind,
  tokens: ReadonlySet<string>,
): string[] {
  const diagnostics: string[] = [];
  const open: string[] = [];
  const add = (what: string) =>
    diagnostics.push(`${source.slice(0, parser.startIndex).split('\n').length}: ${what}`);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if ((name === 'svg') !== (open.length === 0)) add('A drawing is one <svg> element.');
        if (!ATTRIBUTES[name])
          add(`<${name}> is not allowed in a drawing. Use ${Object.keys(ATTRIBUTES).join(', ')}.`);
        open.push(name);
        for (const [key, value] of Object.entries(attributes)) {
          const diagnostic = findAttributeDiagnostic(name, key, value, tokens);
          if (diagnostic) add(diagnostic);
        }
        if (name !== 'svg') return;
        const box = attributes['viewBox'] ?? '';
        if (viewBox === null ? !/^0 0 \d+ \d+$/.test(box) : box !== viewBox) {
          add(`The viewBox is "${box}". Use "${viewBox ?? '0 0 width height'}".`);
        }
      },
      onclosetag(_, isImplied) {
        const name = open.pop();
        // In XML mode, the parser reports `<path/>` like an unclosed element: only the `/>` tells them apart.
        if (isImplied && !source.slice(0, parser.endIndex + 1).endsWith('/>'))
          add(`<${name}> is not closed.`);
      },
      ontext(text) {
        if (text.trim()) add(`A drawing must not contain text: remove "${text.trim()}".`);
      },
      oncomment: () => add('A comment is sent to every reader. Remove it.'),
    },
    { xmlMode: true },
  );
  parser.end(source);
  if (Buffer.byteLength(source) > bytes) {
    diagnostics.push(`1: ${Buffer.byteLength(source)} bytes, and ${bytes} are the limit. Draw less.`);
  }
  return diagnostics;
}

function findAttributeDiagnostic(
  element: string,
  name: string,
  value: string,
  tokens: ReadonlySet<string>,
): string | null {
  if (!STYLES.includes(name) && !ATTRIBUTES[element]?.includes(name)) {
    return `The attribute ${name} of <${element}> is not used. Draw without ids, classes and styles.`;
  }
  if (COLORS.includes(name)) return findColorDiagnostic(value, tokens);
  if (/\.\d\d/.test(value)) return `${name} has more than one decimal. Round it, for fewer bytes.`;
  return null;
}

function findColorDiagnostic(value: string, tokens: ReadonlySet<string>): string | null {
  if (value === 'none' || value === 'currentColor') return null;
  const [, token = ''] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return tokens.has(token) ? null : `"${value}" is no color variable of tokens.css.`;
}
