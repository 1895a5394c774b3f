import Prism from 'prismjs';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import { toCodeHtml, toColoredLines } from '../../../content/shared/codeTokens';
import type { LiveLanguage } from '../../../demo/shared/liveCode';
import { patchGrammars, tokenize } from '../../../content/shared/prismCode';
import { limitGrammar } from './limitGrammar';

/** Maximum time for highlighting per key press, in ms: ten times what 3,000 characters of a demo take. */
const TIME_LIMIT_MS = 12;

const GRAMMARS = { TS: 'tsx', JS: 'jsx' } as const;

/** Thrown to end highlighting that takes too long. */
const timedOut = new Error('Coloring took too long.');

let endsAt = Infinity;
const checkTime = () => {
  if (performance.now() > endsAt) throw timedOut;
};

// Otherwise Prism would highlight the page's own code once the page has loaded.
Prism.manual = true;
patchGrammars(Prism);
for (const name of Object.values(GRAMMARS)) limitGrammar(getGrammar(name), checkTime);

/** Highlights code as the build does: the HTML of each line; `null` when that takes too long. */
export function highlightLines(code: string, language: LiveLanguage): string[] | null {
  endsAt = performance.now() + TIME_LIMIT_MS;
  try {
    return toColoredLines(tokenize(Prism, code, GRAMMARS[language])).map(toCodeHtml);
  } catch (error) {
    if (error !== timedOut) throw error;
    return null;
  }
}

function getGrammar(name: string): Prism.Grammar {
  const grammar = Prism.languages[name];
  // The imports above have added both.
  if (!grammar) throw new Error(`Prism has no grammar for ${name}.`);
  return grammar;
}
