import type { Code } from 'mdast';
import { findElement, findTag, hasForm, type HtmlNode, toLineText, toText } from './hast';

/** Languages of code by file extension, where they differ. */
const LANGUAGES: Readonly<Record<string, string>> = { mjs: 'js' };

/** Prefix of the class that names the language of code, as HTML recommends. */
const LANGUAGE_CLASS = 'language-';

export function createCode(value: string, lang: string, title = ''): Code {
  return { type: 'code', lang, meta: title ? `title="${title}"` : null, value: value.trimEnd() };
}

/** A file as a code block; its extension determines the language. */
export function createFileCode(value: string, name: string): Code {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return createCode(value, LANGUAGES[ending] ?? ending, name);
}

/**
 * The code of `CodeBlock`, or of the visible panel of `CodeTabs`. Added or removed lines make it a diff.
 * @throws Error when its language is missing
 */
export function convertCodeBlock(block: HtmlNode): Code {
  const code = findTag(block, 'code') ?? block;
  const lang = findLanguage(code);
  const title = findElement(block, (one) => hasForm(one, 'title'));
  const { value, isDiff } = readLines(code);
  // A block without a title shows its language in the same place.
  const name = title && toLineText(title) !== lang ? toLineText(title) : '';
  return createCode(value, isDiff ? 'diff' : lang, name);
}

function findLanguage({ properties: { className } }: HtmlNode): string {
  const names = Array.isArray(className) ? className.map(String) : [];
  const found = names.find((name) => name.startsWith(LANGUAGE_CLASS));
  if (found === undefined) {
    throw new Error(`A block of code has no language. Give its <code> the class ${LANGUAGE_CLASS}….`);
  }
  return found.slice(LANGUAGE_CLASS.length);
}

function readLines(code: HtmlNode): { value: string; isDiff: boolean } {
  const markers = new Map<number, string>();
  let value = '';
  for (const child of code.children) {
    const marker = child.type === 'element' ? getDiffMarker(child) : null;
    if (marker !== null) markers.set(value.split('\n').length - 1, marker);
    value += toText(child);
  }
  if (markers.size === 0) return { value, isDiff: false };
  const lines = value.split('\n').map((line, index) => `${markers.get(index) ?? ' '}${line}`);
  return { value: lines.join('\n'), isDiff: true };
}

function getDiffMarker(line: HtmlNode): string | null {
  if (hasForm(line, '+')) return '+';
  return hasForm(line, '-') ? '-' : null;
}
