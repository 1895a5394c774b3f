import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import { toCodeHtml, toColoredLines, type ColoredText } from '../../shared/codeTokens';
import { correctTags, tokenize } from '../../shared/prismCode';

loadLanguages(['jsx', 'tsx', 'bash', 'json', 'diff', 'markup', 'css']);
correctTags(Prism);

/** Languages of code fences and the grammar that colors each; `null` is plain text. */
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

/** Colors code with Prism: the HTML of each line, every span closed within its line. */
export function highlightLines(code: string, language: CodeLanguage): string[] {
  return colorLines(code, language).map(toCodeHtml);
}

/** Colors code with Prism: the pieces of each line. */
export function colorLines(code: string, language: CodeLanguage): ColoredText[][] {
  const name = GRAMMARS[language];
  return toColoredLines(name ? tokenize(Prism, code, name) : code);
}
