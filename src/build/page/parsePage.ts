import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { remarkLiteralColons } from '../mdx/remarkLiteralColons';
import { syntax } from '../mdx/syntax';
import { describePage, type PageDescription } from './describePage';
import { createError, type Finding } from './finding';
import { readPassages, type Passage } from './passages';

/** The part of a page that depends only on its text. */
export interface ParsedPage extends PageDescription {
  readonly passages: readonly Passage[];
  /** Whether it could be parsed; if not, the faults say why, and the lists are empty. */
  readonly isReadable: boolean;
}

const processor = createProcessor({ remarkPlugins: syntax, format: 'mdx' });

/**
 * Parses a page's text.
 * @param file path of the page, for messages
 */
export function parsePage(file: string, source: string): ParsedPage {
  const { tree, fault } = parseTree(file, source);
  const description = describePage(tree, file);
  return {
    ...description,
    // Without a tree there is nothing else to check.
    faults: fault ? [fault] : description.faults,
    isReadable: fault === null,
    passages: readPassages(tree),
  };
}

/** The tree of a page, empty when the compiler rejects the source. */
function parseTree(file: string, source: string): { tree: Root; fault: Finding | null } {
  const vfile = new VFile({ path: file, value: source });
  try {
    const tree = processor.parse(vfile) as Root;
    remarkLiteralColons()(tree, vfile);
    return { tree, fault: null };
  } catch (error) {
    // MDX throws a message with a place; it exports no class for it.
    if (!(error instanceof Error && 'reason' in error)) throw error;
    const { reason } = error;
    const fault = createError(file, findLine(error), `MDX cannot read this: ${reason}.`, 'Correct it.');
    return { tree: { type: 'root', children: [] }, fault };
  }
}

/** For an unclosed element, MDX gives the place only in the message: `… for <details> (3:1-3:10)`. */
function findLine(error: Error): number {
  if ('line' in error && typeof error.line === 'number') return error.line;
  return Number(/\((\d+):\d+-/.exec(error.message)?.[1] ?? 1);
}
