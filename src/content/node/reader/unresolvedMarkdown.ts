import type { Definition, FootnoteDefinition, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Report } from '../../../base/node/diagnostic';

/** Syntax that stays text because its counterpart is missing; a backslash before it marks it as intended. */
const UNRESOLVED: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /(?<!\\)(?:\[\^[^\s[\]]+\]|\[[^[\]]+\]\[[^[\]]*\])/g,
    'is not defined, so it stays text. Add a line "[…]: …" for it, or put code in backticks.',
  ],
  [
    /(?<=^[\t >]*):{3,}/gm,
    'neither begins nor ends a callout. Write :::info and, below its text, ::: on lines of their own, with as many colons.',
  ],
];

/**
 * Reports what Markdown silently drops or leaves as text: footnotes and link references that are undefined,
 * defined twice or never used, and stray colons of a callout.
 * @param source text of the page
 */
export function checkUnresolvedMarkdown(tree: Root, source: string, report: Report): void {
  const definitions = new Map<string, Definition | FootnoteDefinition>();
  const used = new Set<string>();
  visit(tree, (node) => {
    switch (node.type) {
      case 'definition':
      case 'footnoteDefinition': {
        const name = getName(node);
        if (definitions.has(name)) {
          report(`[${name}] is defined twice, and the second is dropped. Remove or rename one.`, node);
        } else definitions.set(name, node);
        break;
      }
      case 'linkReference':
      case 'imageReference':
      case 'footnoteReference':
        used.add(getName(node));
        break;
      case 'text':
        checkText(node, source, report);
    }
  });
  for (const [name, node] of definitions) {
    if (!used.has(name))
      report(`Nothing refers to [${name}], so it is dropped. Refer to it, or remove it.`, node);
  }
}

/** The text between the brackets; for footnotes, it begins with `^`. */
function getName({ type, identifier }: { readonly type: string; readonly identifier: string }): string {
  return type.startsWith('footnote') ? `^${identifier}` : identifier;
}

function checkText({ position }: Text, source: string, report: Report): void {
  if (!position) return;
  const { start, end } = position;
  const written = source.slice(start.offset, end.offset);
  for (const [pattern, reason] of UNRESOLVED) {
    for (const { 0: found, index } of written.matchAll(pattern)) {
      const line = start.line + written.slice(0, index).split('\n').length - 1;
      report(`"${found}" ${reason}`, { position: { start: { line, column: 1 }, end } });
    }
  }
}
