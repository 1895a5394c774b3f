/**
 * Maximum nesting of quotes, lists, callouts, elements, brackets or emphasis; no page needs a third of it.
 * The parser's time grows at least with the square of the depth, up to a minute, and then its stack
 * overflows.
 */
export const MAX_DEPTH = 30;

/** Columns per level, as for a list inside a numbered list. */
const INDENT = 4;

/** Markers of quotes and lists at the beginning of a line. */
const CONTAINERS = /^(?:[\t ]*(?:>|(?:[-*+]|\d+[.)])(?=[\t ]|$)))+/;
const CONTAINER = />|[-*+]|\d+[.)]/g;

/** Text that opens nothing: escaped characters and code. */
const LITERAL = /\\.|(`+)(?!`).*?(?<!`)\1(?!`)/g;

/** What opens or closes an element: `<b`, `</b`, `/>`. */
const ELEMENT = /<(\/?)(?=[A-Za-z>])|(\/)>/g;

/** What opens or closes something in a paragraph: brackets, or emphasis markers beside a word. */
const INLINE = /[[({]|(?<![\w*~])[*_~]+(?=[^\s*_~])|([\])}]|(?<=[^\s*_~])[*_~]+(?![\w*~]))/g;

/** The first line, from 1, that is nested too deeply; `null` when there is none. */
export function findDeepLine(source: string): number | null {
  let fence = '';
  const depths = { element: 0, inline: 0 };
  const isDeep = (line: string): boolean => {
    const [, mark = ''] = /^[\t >]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== '') {
      if (mark.startsWith(fence)) fence = '';
      return false;
    }
    const containers = CONTAINERS.exec(line)?.[0] ?? '';
    const [indent = ''] = /^[\t ]*/.exec(line) ?? [];
    const colons = /^[\t >]*(:*)/.exec(line)?.[1] ?? '';
    if (Math.max(countDepth(containers), measure(indent) / INDENT, colons.length) > MAX_DEPTH) return true;
    fence = mark;
    if (line.trim() === '') depths.inline = 0;
    const text = line.slice(containers.length).replace(LITERAL, '');
    return (['element', 'inline'] as const).some((kind) => {
      let deepest = 0;
      for (const [, ...closing] of text.matchAll(kind === 'element' ? ELEMENT : INLINE)) {
        depths[kind] = Math.max(0, depths[kind] + (closing.some(Boolean) ? -1 : 1));
        deepest = Math.max(deepest, depths[kind]);
      }
      return deepest > MAX_DEPTH;
    });
  };
  const index = source.split('\n').findIndex(isDeep);
  return index < 0 ? null : index + 1;
}

function countDepth(containers: string): number {
  return containers.match(CONTAINER)?.length ?? 0;
}

/** Width of an indentation in columns. */
function measure(indent: string): number {
  return indent.replaceAll('\t', ' '.repeat(INDENT)).length;
}
