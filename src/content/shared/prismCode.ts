import type { CodeTokens } from './codeTokens';

/** The part of Prism's API used here. Its own types are not imported: shared code depends on no packages. */
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

/** The tag name in Prism's JSX pattern, as it first occurs there. */
const TAG_NAME = String.raw`[\w.:-]+`;

/** Type arguments as in `<Button<'a'>>`; an `=` would belong to an attribute or an arrow function. */
const TYPE_ARGUMENTS = '<[^<>=]+>';

/** Braces without nested braces, as Prism has them, and with three more levels: a theme in `sx` has five. */
const FLAT_BRACES = String.raw`\{[^{}]*\}`;
const DEEP_BRACES = Array.from({ length: 3 }).reduce(
  (inner: string) => String.raw`\{(?:[^{}]|${inner})*\}`,
  FLAT_BRACES,
);

/** Patches Prism's JSX and TSX grammars so that they find tags correctly. Must be called once. */
export function patchGrammars({ languages }: Prism): void {
  for (const name of ['jsx', 'tsx']) {
    const tag = getToken(languages[name], 'tag');
    for (const token of [tag, getToken(tag.inside, 'script'), getToken(tag.inside, 'spread')]) {
      replaceInPattern(token, FLAT_BRACES, DEEP_BRACES);
    }
  }
  const { tsx } = languages;
  const tag = getToken(tsx, 'tag');
  replaceInPattern(tag, TAG_NAME, `${TAG_NAME}(?:${TYPE_ARGUMENTS})?`);
  const pattern = new RegExp(`^(<${TAG_NAME})${TYPE_ARGUMENTS}`);
  tag.inside = { 'type-arguments': { pattern, lookbehind: true }, ...tag.inside };
  // `styled('p')<NoteProps>` contains no tag.
  replaceInPattern(tag, String.raw`[^\w$]`, String.raw`[^\w$)]`);
  // In JSX text such as “new orders”, the tag that follows is not a list of type arguments.
  replaceInPattern(getToken(tsx, 'class-name'), String.raw`(?:\s*<`, String.raw`(?:<(?!\/)`);
}

function replaceInPattern(token: GrammarToken, from: string, to: string): void {
  const { source, flags } = token.pattern;
  token.pattern = new RegExp(source.replaceAll(from, to), flags);
}

function getToken(grammar: unknown, name: string): GrammarToken {
  const found: unknown = isObject(grammar) && Reflect.get(grammar, name);
  const token: unknown = Array.isArray(found) ? found[0] : found;
  if (!isToken(token)) throw new Error(`Prism’s grammar of JSX has no ${name}.`);
  return token;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isToken = (value: unknown): value is GrammarToken => isObject(value) && 'pattern' in value;

/** Tokenizes code. Text between JSX tags stays plain: its “for” and “in” are not keywords. */
export function tokenize(prism: Prism, code: string, language: string): CodeTokens {
  const grammar = prism.languages[language];
  if (!isObject(grammar)) throw new Error(`Prism has no grammar for ${language}.`);
  const environment = { code, grammar, language, tokens: prism.tokenize(code, grammar) };
  // In this hook, Prism's JSX grammar finds the text between tags.
  prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}
