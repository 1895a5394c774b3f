/** The parts of a Prism token that determine its color. */
export interface CodeToken {
  readonly type: string;
  readonly content: CodeTokens;
}

export type CodeTokens = string | CodeToken | readonly (string | CodeToken)[];

/** A piece of code within one line, and its color: the suffix of a `t-…` class, empty for plain text. */
export interface ColoredText {
  readonly text: string;
  readonly type: string;
}

/** Splits tokens into lines of colored pieces. */
export function toColoredLines(tokens: CodeTokens): ColoredText[][] {
  let line: ColoredText[] = [];
  const lines = [line];
  const add = (part: CodeTokens, type: string): void => {
    if (typeof part === 'string') {
      for (const [index, text] of part.split('\n').entries()) {
        if (index > 0) lines.push((line = []));
        line.push({ text, type });
      }
    } else if ('type' in part) {
      add(part.content, TOKEN_CLASSES[part.type] ?? type);
    } else {
      for (const token of part) add(token, type);
    }
  };
  add(tokens, '');
  return lines;
}

/** The HTML of colored pieces. */
export function toCodeHtml(pieces: readonly ColoredText[]): string {
  return pieces
    .map(({ text, type }) => {
      const html = escapeHtml(text);
      return type && text.trim() ? `<span class="t-${type}">${html}</span>` : html;
    })
    .join('');
}

/** Maps Prism's many token types to the few that have their own color. */
const TOKEN_CLASSES: Readonly<Record<string, string>> = {
  comment: 'comment',
  prolog: 'comment',
  string: 'string',
  'attr-value': 'string',
  'template-string': 'string',
  regex: 'string',
  url: 'string',
  keyword: 'keyword',
  atrule: 'keyword',
  important: 'keyword',
  'module-keyword': 'keyword',
  number: 'number',
  boolean: 'number',
  constant: 'number',
  function: 'function',
  'function-variable': 'function',
  'class-name': 'type',
  'maybe-class-name': 'type',
  tag: 'tag',
  selector: 'tag',
  'attr-name': 'attr',
  property: 'attr',
  interpolation: 'plain',
  'deleted-sign': 'deleted',
  'inserted-sign': 'inserted',
};

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
