import { readableDefault } from './readableDefault';
import { toSafeMarkdown } from './safeMarkdown';

/** A parsed documentation comment. */
export interface DocComment {
  /** Description in Markdown without HTML; may be empty. */
  readonly description: string;
  /** Value after `@default`, as readers understand it; a default in words is in the description. */
  readonly defaultValue: string | null;
  /** Markdown after `@deprecated`, possibly empty. */
  readonly deprecation: string | null;
  /** Markdown of each `@param`, by the parameter's name, in order. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Markdown after `@returns`. */
  readonly returns: string;
  /** Marked as internal or ignored. */
  readonly isHidden: boolean;
}

/** The result for a declaration without a comment. */
export const NO_COMMENT: DocComment = parseDocComment('');

/** Reads a documentation comment, with or without its delimiters. Never throws. */
export function parseDocComment(comment: string): DocComment {
  const [text = '', ...tags] = splitAtTags(stripDelimiters(comment));
  const read = (name: string) => {
    const tag = tags.find((line) => new RegExp(`^@${name}\\b`).test(line));
    return tag === undefined ? null : tag.replace(/^@\w+\s*/, '').trim();
  };
  const see = read('see');
  const parameters = tags
    .map((tag) => /^@param\s+(?:\{.*?\}(?=\s)\s+)?\[?([\w.]+)[^\s]*\s*(?:-\s+)?([^]*)$/.exec(tag))
    .filter((match) => match !== null)
    .map(([, name = '', description = '']): [string, string] => [name, toSafeMarkdown(description)]);
  const deprecation = read('deprecated');
  const { value, words } = readableDefault(read('default') ?? '');
  const sentences = [withoutNotes(text), see && toSentence(see), words && `Default: ${words}`];
  return {
    description: toSafeMarkdown(sentences.filter(Boolean).join('\n\n')),
    defaultValue: value,
    deprecation: deprecation === null ? null : toSafeMarkdown(deprecation),
    parameters: new Map(parameters),
    returns: toSafeMarkdown((read('returns?') ?? '').replace(/^\{.*?\}(?=\s|$)\s*/, '')),
    isHidden: tags.some((tag) => /^@(?:ignore|internal)\b/.test(tag)),
  };
}

function stripDelimiters(comment: string): string {
  return comment
    .replace(/^\s*\/\*\*?/, '')
    .replace(/\*\/\s*$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n');
}

/** The text before the first tag, then each tag with its text; a tag is at the start of a line. */
function splitAtTags(text: string): string[] {
  const parts = [''];
  let isInFence = false;
  for (const line of text.split('\n')) {
    if (line.trimStart().startsWith('```')) isInFence = !isInFence;
    if (!isInFence && /^\s*@[a-z]/.test(line)) parts.push(line.trim());
    else parts.push(`${parts.pop() ?? ''}\n${line}`);
  }
  return parts;
}

/** Drops generated lists of demos and API pages, and the library's TODO comments. */
function withoutNotes(text: string): string {
  return text
    .replace(/^\s*(?:Demos|API):\s*\n(?:\s*(?:- .*)?\n?)*/gm, '')
    .replace(/^\s*TODO\b.*\n?/gm, '')
    .trim();
}

function toSentence(see: string): string {
  return /^see\b/i.test(see) ? see : `See ${see}`;
}
