/** A token of Prism's, as far as its color goes. */
export interface CodeToken {
  readonly type: string;
  readonly content: CodeTokens;
}

export type CodeTokens = string | CodeToken | readonly (string | CodeToken)[];

/** Writes tokens as HTML, one text per line; every span is closed within its line. */
export function toHtmlLines(tokens: CodeTokens): string[] {
  const lines: string[] = [''];
  const write = (part: CodeTokens, type: string): void => {
    if (typeof part === 'string') {
      for (const [index, text] of part.split('\n').entries()) {
        if (index > 0) lines.push('');
        const html = escapeHtml(text);
        lines[lines.length - 1] += type && text.trim() ? `<span class="t-${type}">${html}</span>` : html;
      }
    } else if ('type' in part) {
      write(part.content, TOKEN_CLASSES[part.type] ?? type);
    } else {
      for (const token of part) write(token, type);
    }
  };
  write(tokens, '');
  return lines;
}

/** Prism's many token types, folded into the few that have a color of their own. */
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
