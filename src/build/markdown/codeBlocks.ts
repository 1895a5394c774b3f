import type { Code } from 'mdast';
import { findTag, hasClass, type HtmlNode, toText } from './hast';

/** Languages of code by the endings of file names, where they differ. */
const LANGUAGES: Readonly<Record<string, string>> = { mjs: 'js' };

/** A block of code, with its language, and its title if that is the name of a file. */
export function createCode(value: string, label: string): Code {
  const isFile = label.includes('.');
  const ending = label.slice(label.lastIndexOf('.') + 1);
  return {
    type: 'code',
    lang: LANGUAGES[ending] ?? ending,
    meta: isFile ? `title="${label}"` : null,
    value: value.trimEnd(),
  };
}

/** The code of `CodeBlock` or of the shown panel of `CodeTabs`. Lines that are added or removed make it a diff. */
export function convertCodeBlock(block: HtmlNode): Code {
  const pre = findTag(block, 'pre') ?? block;
  const label = String(pre.properties.ariaLabel ?? '').replace(/^Code, /, '');
  const { value, isDiff } = readLines(findTag(pre, 'code') ?? pre);
  if (block.properties.dataPanel !== undefined) return createCode(value, 'bash');
  const code = createCode(value, label);
  return isDiff ? { ...code, lang: 'diff' } : code;
}

function readLines(code: HtmlNode): { value: string; isDiff: boolean } {
  const signs = new Map<number, string>();
  let value = '';
  for (const child of code.children) {
    const sign = child.type === 'element' ? getSign(child) : null;
    if (sign !== null) signs.set(value.split('\n').length - 1, sign);
    value += toText(child);
  }
  if (signs.size === 0) return { value, isDiff: false };
  const lines = value.split('\n').map((line, index) => `${signs.get(index) ?? ' '}${line}`);
  return { value: lines.join('\n'), isDiff: true };
}

function getSign(line: HtmlNode): string | null {
  if (hasClass(line, 'added')) return '+';
  return hasClass(line, 'removed') ? '-' : null;
}
