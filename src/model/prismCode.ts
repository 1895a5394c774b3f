import type { CodeTokens } from './codeTokens';

/** What is used of Prism. Its own types are not imported, because the model depends on no package. */
interface Prism {
  readonly languages: Readonly<Record<string, unknown>>;
  readonly hooks: { run(name: string, environment: object): void };
  tokenize(code: string, grammar: object): CodeTokens;
}

/** A pattern of a grammar. */
interface GrammarToken {
  pattern: RegExp;
  inside?: object;
}

/** The name of a tag in Prism's pattern for JSX, the first time it stands there. */
const TAG_NAME = String.raw`[\w.:-]+`;

/** Type arguments as in `<Button<'a'>>`; an `=` would be that of an attribute or an arrow. */
const TYPE_ARGUMENTS = '<[^<>=]+>';

/** Parts of Prism's patterns for TSX, and what replaces each. */
const CHANGES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  tag: [
    [TAG_NAME, `${TAG_NAME}(?:${TYPE_ARGUMENTS})?`],
    // `styled('p')<NoteProps>` has no tag.
    [String.raw`[^\w$]`, String.raw`[^\w$)]`],
  ],
  // A class name in a text, as in “new orders”, does not end with the next tag.
  'class-name': [[String.raw`(?:\s*<`, String.raw`(?:<(?!\/)`]],
};

/** Corrects Prism's grammar of TSX, so that it finds the tags that there are. To be called once. */
export function correctTsx({ languages }: Prism): void {
  for (const [name, changes] of Object.entries(CHANGES)) {
    const token = getToken(languages, name);
    const { source, flags } = token.pattern;
    const corrected = changes.reduce((text, [from, to]) => text.replace(from, to), source);
    token.pattern = new RegExp(corrected, flags);
  }
  const tag = getToken(languages, 'tag');
  const pattern = new RegExp(`^(<${TAG_NAME})${TYPE_ARGUMENTS}`);
  tag.inside = { 'type-arguments': { pattern, lookbehind: true }, ...tag.inside };
}

function getToken({ tsx }: Prism['languages'], name: string): GrammarToken {
  const token: unknown = isObject(tsx) && Reflect.get(tsx, name);
  if (!isToken(token)) throw new Error(`Prism’s grammar of TSX has no ${name}.`);
  return token;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isToken = (value: unknown): value is GrammarToken => isObject(value) && 'pattern' in value;

/** The tokens of some code. The text between the tags of JSX is plain: its “for” and “in” are no keywords. */
export function tokenize(prism: Prism, code: string, language: string): CodeTokens {
  const grammar = prism.languages[language];
  if (!isObject(grammar)) throw new Error(`Prism has no grammar for ${language}.`);
  const environment = { code, grammar, language, tokens: prism.tokenize(code, grammar) };
  // Here Prism's JSX finds the text between tags.
  prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}
