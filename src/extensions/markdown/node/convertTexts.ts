import path from 'node:path';
import type { Heading, RootContent } from 'mdast';
import { isListOf, isRecord, isText, parseJson } from '../../../base/shared/unknownData';
import { hash, readCode, readOrCreateSync } from '../../../base/node/cache';
import { readText, ROOT } from '../../../base/node/files';
import { parseHtml, type ResolveAddress, writeMarkdown } from './processor';

/** The Markdown of a page's HTML. */
export interface PageTexts {
  /** One text for each of its parts. */
  readonly texts: readonly string[];
  /** Its sections with tables, below headings of level 4: for guides about the same components. */
  readonly tables: string;
}

/** Source files that influence the result, as repository paths. */
const CODE = ['src/content/node/elements/calloutTitles.ts', 'src/extensions/markdown/node'];

/** Hash of the conversion's code and of the lockfile, computed once. */
let codeVersion: string | null = null;

/**
 * Converts the parts of a page. The result is cached: all pages take 15 s of processor time.
 * @throws Error when a part contains something that has no Markdown equivalent
 */
export function convertTexts(parts: readonly string[], resolve: ResolveAddress): PageTexts {
  codeVersion ??= hash(readCode(CODE) + readText(path.join(ROOT, 'package-lock.json')));
  const addresses = Array.from(parts.join('').matchAll(ADDRESS), ([, kind, address = '']) =>
    resolve(address, kind === 'src' ? 'image' : 'link'),
  );
  return readOrCreateSync({
    folder: 'markdown',
    input: JSON.stringify([codeVersion, parts, addresses]),
    create: () => {
      const trees = parts.map((html) => parseHtml(html, resolve));
      const texts = trees.map((tree) => writeMarkdown(tree));
      return JSON.stringify({
        texts,
        tables: writeMarkdown(findTableSections(trees.flat())),
      } satisfies PageTexts);
    },
    parse: parseTexts,
  });
}

/** URLs in HTML: the result depends on what they resolve to. */
const ADDRESS = / (href|src)="([^"]*)"/g;

function parseTexts(json: string): PageTexts | null {
  const value = parseJson(json);
  if (!isRecord(value) || typeof value.tables !== 'string' || !isListOf(value.texts, isText)) return null;
  return { texts: value.texts, tables: value.tables };
}

function findTableSections(nodes: readonly RootContent[]): RootContent[] {
  const sections: RootContent[][] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) sections.push([demoteHeading(node)]);
    else sections.at(-1)?.push(node.type === 'heading' ? demoteHeading(node) : node);
  }
  return sections.filter((section) => section.some(({ type }) => type === 'table')).flat();
}

function demoteHeading(heading: Heading): Heading {
  return { ...heading, depth: heading.depth === 2 ? 4 : 5 };
}
