import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { syntax } from './syntax';
import { describePage, type PageDescription } from './describePage';
import { createError, type Finding } from '../../../base/node/finding';
import { toMdxFault } from './mdxFault';
import { findDeepLine, MAX_DEPTH } from './nesting';
import { readPassages, type Passage } from './passages';

/** The part of a page that depends only on its text. */
export interface ParsedPage extends PageDescription {
  readonly passages: readonly Passage[];
  /** Whether it could be parsed; if not, the faults say why, and the lists are empty. */
  readonly isReadable: boolean;
}

const TOO_DEEP = `More than ${MAX_DEPTH} quotes, lists, elements, brackets or marks are open here.`;
const NEST_LESS = 'Nest less, close what is open, or put code in backticks.';

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
  const empty: Root = { type: 'root', children: [] };
  const deep = findDeepLine(source);
  if (deep !== null) return { tree: empty, fault: createError(file, deep, TOO_DEEP, NEST_LESS) };
  const vfile = new VFile({ path: file, value: source });
  try {
    return { tree: processor.parse(vfile) as Root, fault: null };
  } catch (error) {
    if (!(error instanceof Error && 'reason' in error)) throw error;
    return { tree: empty, fault: toMdxFault(file, error) };
  }
}
