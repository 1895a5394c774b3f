import { toSafeMarkdown } from './safeMarkdown';

/** What a library says of something in the comment above it. */
export interface DocComment {
  /** Markdown without HTML; empty when there is nothing to read. */
  readonly description: string;
  /** Expression after `@default`. */
  readonly defaultValue: string | null;
  /** Markdown after `@deprecated`, possibly empty. */
  readonly deprecation: string | null;
  /** Markdown of each `@param`, by the parameter's name, in order. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Markdown after `@returns`. */
  readonly returns: string;
  /** The library does not want it documented. */
  readonly isHidden: boolean;
}

/** The comment of something that has none. */
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
  return {
    description: toSafeMarkdown([withoutNotes(text), see && toSentence(see)].filter(Boolean).join('\n\n')),
    defaultValue: read('default') || null,
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

/** The text before the first tag, then every tag with its text; a tag's line starts with it. */
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

/** Drops what is not for readers: generated lists of demos and API pages, and what is still to do. */
function withoutNotes(text: string): string {
  return text
    .replace(/^\s*(?:Demos|API):\s*\n(?:\s*(?:- .*)?\n?)*/gm, '')
    .replace(/^\s*TODO\b.*\n?/gm, '')
    .trim();
}

function toSentence(see: string): string {
  return /^see\b/i.test(see) ? see : `See ${see}`;
}
