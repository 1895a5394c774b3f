import type { Grammar, TokenObject } from 'prismjs';

/**
 * Replaces a grammar's patterns, in place, with equal ones that call `check` before each attempt to match:
 * code with many unclosed quotes takes Prism millions of attempts, which cannot be interrupted otherwise.
 * @param check throws to end the work
 */
export function limitGrammar(grammar: Grammar, check: () => void, done = new Set<Grammar>()): void {
  if (done.has(grammar)) return;
  // Grammars are recursive.
  done.add(grammar);
  const limitToken = (token: TokenObject): TokenObject => {
    // Prism would replace a greedy pattern that is not global with a new RegExp.
    const { source, flags } = token.pattern;
    token.pattern = new CheckedPattern(source, token.greedy ? addGlobal(flags) : flags, check);
    if (token.inside) limitGrammar(token.inside, check, done);
    return token;
  };
  for (const [name, value] of Object.entries(grammar)) {
    if (!value) continue;
    if (name === 'rest') {
      limitGrammar(value as Grammar, check, done);
      continue;
    }
    const tokens = (Array.isArray(value) ? value : [value]) as (RegExp | TokenObject)[];
    const limited = tokens.map((token) =>
      token instanceof RegExp ? new CheckedPattern(token.source, token.flags, check) : limitToken(token),
    );
    Object.assign(grammar, { [name]: limited });
  }
}

class CheckedPattern extends RegExp {
  readonly #check: () => void;

  constructor(source: string, flags: string, check: () => void) {
    super(source, flags);
    this.#check = check;
  }

  override exec(text: string): RegExpExecArray | null {
    this.#check();
    return super.exec(text);
  }
}

const addGlobal = (flags: string) => (flags.includes('g') ? flags : `${flags}g`);
