import Prism from 'prismjs';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import { toHtmlLines } from '../../../../model/codeTokens';
import type { LiveLanguage } from '../../../../model/liveCode';

// It would color the page's own code once that has loaded.
Prism.manual = true;

/** Colors code as the build does: the HTML of each line. */
export function highlightLines(code: string, language: LiveLanguage): string[] {
  const grammar = Prism.languages[language === 'TS' ? 'tsx' : 'jsx'];
  // The imports above have brought both.
  if (!grammar) throw new Error(`Prism has no grammar for ${language}.`);
  return toHtmlLines(Prism.tokenize(code, grammar));
}
