/** An error in the tags of code, with its offset. */
export interface TagError {
  readonly message: string;
  readonly offset: number;
}

/**
 * Matches what is skipped (comments, quoted attributes and strings in code), or the start of a tag: group 1
 * is the slash of a closing tag, group 2 the name, empty for a fragment. `<T,>` and `<T extends` begin a
 * generic function.
 */
const TOKEN =
  /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|=\s*(?:"[^"]*"|'[^'\n]*')|[:,([]\s*(?:"[^"\n]*"|'[^'\n]*')|<(\/?)([A-Za-z][\w.]*(?![\w.]|\s*(?:,|extends\b|=(?!["'{])))|(?=>))/g;

/**
 * Finds the first unbalanced tag, for code that does not compile. In TypeScript, `<Name` may begin an element
 * or a generic function; a compiler tries both, and reports the wrong position.
 */
export function findTagError(code: string): TagError | null {
  const open: { name: string; offset: number }[] = [];
  let end = 0;
  for (const { 0: text, 1: slash, 2: name, index: offset } of code.matchAll(TOKEN)) {
    // Skipped text, or inside a tag that has already been read.
    if (name === undefined || offset < end) continue;
    if (!slash) {
      // After a word, `<Name` is a type argument, or an element within text, which has a closing tag.
      if (/[\w)\]]/.test(code[offset - 1] ?? '') && !code.includes(`</${name}`)) continue;
      const start = offset + text.length;
      const tag = readOpeningTag(code, start);
      if (!tag) return { message: `<${name} lacks its ">"`, offset };
      end = tag.end;
      // Elements within attributes.
      const inner = findTagError(code.slice(start, end));
      if (inner) return { ...inner, offset: start + inner.offset };
      if (!tag.isClosed) open.push({ name, offset });
      continue;
    }
    const last = open.pop();
    if (!last) return { message: `</${name}> closes nothing`, offset };
    if (last.name !== name) return toMismatch(last, name, open, offset);
    if (!/^\s*>/.test(code.slice(offset + text.length)))
      return { message: `</${name} lacks its ">"`, offset };
  }
  const last = open.at(-1);
  return last ? { message: `<${last.name}> is not closed`, offset: last.offset } : null;
}

/** A closing tag of an outer element means that the inner one is not closed; any other tag is misspelled. */
function toMismatch(
  last: { name: string; offset: number },
  name: string,
  outer: readonly { name: string }[],
  offset: number,
): TagError {
  if (outer.some((one) => one.name === name)) {
    return { message: `<${last.name}> is not closed`, offset: last.offset };
  }
  return { message: `Expected corresponding JSX closing tag for <${last.name}>`, offset };
}

/** Reads attributes up to the end of a tag; `null` when the tag does not end. */
function readOpeningTag(code: string, start: number): { end: number; isClosed: boolean } | null {
  let depth = 0;
  for (const { 0: text, index } of code
    .slice(start)
    .matchAll(/"[^"]*"|'[^'\n]*'|`[^`]*`|=>|<\/|\/>|[{}>]/g)) {
    if (text === '{') depth += 1;
    else if (text === '}') depth -= 1;
    else if (depth === 0 && text === '</') return null;
    else if (depth === 0 && /^\/?>$/.test(text)) {
      return { end: start + index + text.length, isClosed: text === '/>' };
    }
    if (depth < 0) return null;
  }
  return null;
}
