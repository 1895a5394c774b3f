import Prism from 'prismjs';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import { escapeHtml, toCodeHtml, toColoredLines } from '../../../../content/shared/codeTokens';
import type { CodeLanguage } from './draft/writeCode';

// Otherwise Prism would highlight the page's own code once that has loaded.
Prism.manual = true;

/** Highlights code as the build does. */
export function toCodeBlockHtml(code: string, language: CodeLanguage): string {
  const grammar = Prism.languages[language === 'TS' ? 'tsx' : 'jsx'];
  if (!grammar) return escapeHtml(code);
  return toColoredLines(Prism.tokenize(code.trimEnd(), grammar)).map(toCodeHtml).join('\n');
}
