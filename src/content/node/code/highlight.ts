import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import { toCodeHtml, toColoredLines, type ColoredText } from '../../shared/codeTokens';
import { patchGrammars, tokenize } from '../../shared/prismCode';

loadLanguages(['jsx', 'tsx', 'bash', 'json', 'diff', 'markup', 'css']);
patchGrammars(Prism);

/** Languages of code fences and the Prism grammar of each; `null` for plain text. */
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

/** The languages that code fences may have. */
export const CODE_LANGUAGES = Object.keys(GRAMMARS) as CodeLanguage[];

export function isCodeLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(GRAMMARS, name);
}

/** Highlights code with Prism: the HTML of each line; no span extends over several lines. */
export function highlightLines(code: string, language: CodeLanguage): string[] {
  return colorLines(code, language).map(toCodeHtml);
}

/** Highlights code with Prism: the colored pieces of each line. */
export function colorLines(code: string, language: CodeLanguage): ColoredText[][] {
  const name = GRAMMARS[language];
  return toColoredLines(name ? tokenize(Prism, code, name) : code);
}
