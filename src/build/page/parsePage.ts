import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { syntax } from '../mdx/syntax';
import { describePage, type PageDescription } from './describePage';
import type { Finding } from './finding';
import { toMdxFault } from './mdxFault';
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
  const description = describePage(tree, source, file);
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
    return { tree: processor.parse(vfile) as Root, fault: null };
  } catch (error) {
    if (!(error instanceof Error && 'reason' in error)) throw error;
    return { tree: { type: 'root', children: [] }, fault: toMdxFault(file, error) };
  }
}
