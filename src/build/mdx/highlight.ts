import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

loadLanguages(['jsx', 'tsx', 'bash', 'json', 'diff', 'markup', 'css']);

/** Languages of code fences and the grammar that colours each; `null` is plain text. */
const GRAMMARS = {
  tsx: 'tsx',
  ts: 'tsx',
  jsx: 'jsx',
  js: 'jsx',
  bash: 'bash',
  html: 'markup',
  css: 'css',
  json: 'json',
  diff: 'diff',
  text: null,
} as const;

export type CodeLanguage = keyof typeof GRAMMARS;

/** The languages that a code fence may name. */
export const CODE_LANGUAGES = Object.keys(GRAMMARS) as CodeLanguage[];

export function isCodeLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(GRAMMARS, name);
}

/** Colours code with Prism: the HTML of each line, every span closed within its line. */
export function highlightLines(code: string, language: CodeLanguage): string[] {
  const name = GRAMMARS[language];
  const grammar = name && Prism.languages[name];
  if (!grammar) return code.split('\n').map(escapeHtml);
  const lines: string[] = [''];
  const write = (tokens: Prism.TokenStream, type: string): void => {
    if (typeof tokens === 'string') {
      for (const [index, text] of tokens.split('\n').entries()) {
        if (index > 0) lines.push('');
        const html = escapeHtml(text);
        lines[lines.length - 1] += type && text.trim() ? `<span class="t-${type}">${html}</span>` : html;
      }
    } else if (Array.isArray(tokens)) {
      for (const token of tokens) write(token, type);
    } else {
      write(tokens.content, TOKEN_CLASSES[tokens.type] ?? type);
    }
  };
  write(Prism.tokenize(code, grammar), '');
  return lines;
}

/** Prism's many token types, folded into the few that have a colour of their own. */
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
