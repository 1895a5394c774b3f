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

/** Braces without others in them, in Prism's patterns, and with three levels more: a theme in `sx` has five. */
const FLAT_BRACES = String.raw`\{[^{}]*\}`;
const DEEP_BRACES = Array.from({ length: 3 }).reduce(
  (inner: string) => String.raw`\{(?:[^{}]|${inner})*\}`,
  FLAT_BRACES,
);

/** Corrects Prism's grammars of JSX and TSX, so that they find the tags that there are. To be called once. */
export function correctTags({ languages }: Prism): void {
  for (const name of ['jsx', 'tsx']) {
    const tag = getToken(languages[name], 'tag');
    for (const token of [tag, getToken(tag.inside, 'script'), getToken(tag.inside, 'spread')]) {
      change(token, FLAT_BRACES, DEEP_BRACES);
    }
  }
  const { tsx } = languages;
  const tag = getToken(tsx, 'tag');
  change(tag, TAG_NAME, `${TAG_NAME}(?:${TYPE_ARGUMENTS})?`);
  const pattern = new RegExp(`^(<${TAG_NAME})${TYPE_ARGUMENTS}`);
  tag.inside = { 'type-arguments': { pattern, lookbehind: true }, ...tag.inside };
  // `styled('p')<NoteProps>` has no tag.
  change(tag, String.raw`[^\w$]`, String.raw`[^\w$)]`);
  // A class name in a text, as in “new orders”, does not end with the next tag.
  change(getToken(tsx, 'class-name'), String.raw`(?:\s*<`, String.raw`(?:<(?!\/)`);
}

function change(token: GrammarToken, from: string, to: string): void {
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

/** The tokens of some code. The text between the tags of JSX is plain: its “for” and “in” are no keywords. */
export function tokenize(prism: Prism, code: string, language: string): CodeTokens {
  const grammar = prism.languages[language];
  if (!isObject(grammar)) throw new Error(`Prism has no grammar for ${language}.`);
  const environment = { code, grammar, language, tokens: prism.tokenize(code, grammar) };
  // Here Prism's JSX finds the text between tags.
  prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}
