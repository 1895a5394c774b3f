import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { syntaxPlugins } from './syntax';
import { describePage, type PageDescription } from './describePage';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';
import { toMdxDiagnostic } from './mdxDiagnostic';
import { findDeepLine, MAX_DEPTH } from './nesting';
import { readTextBlocks, type TextBlock } from './textBlocks';

/** The part of a page that depends only on its text. */
export interface ParsedPage extends PageDescription {
  readonly textBlocks: readonly TextBlock[];
  /** Whether it could be parsed; if not, the diagnostics say why, and the lists are empty. */
  readonly isReadable: boolean;
}

const TOO_DEEP = `More than ${MAX_DEPTH} quotes, lists, elements, brackets or marks are open here.`;
const NEST_LESS = 'Nest less, close what is open, or put code in backticks.';

const processor = createProcessor({ remarkPlugins: syntaxPlugins, format: 'mdx' });

/**
 * Parses a page's text.
 * @param file path of the page, for messages
 */
export function parsePage(file: string, source: string): ParsedPage {
  const { tree, diagnostic } = parseTree(file, source);
  const description = describePage(tree, source, file);
  return {
    ...description,
    // Without a tree there is nothing else to check.
    diagnostics: diagnostic ? [diagnostic] : description.diagnostics,
    isReadable: diagnostic === null,
    textBlocks: readTextBlocks(tree),
  };
}

/** The syntax tree of a page; empty when it cannot be parsed or is nested too deeply. */
function parseTree(file: string, source: string): { tree: Root; diagnostic: Diagnostic | null } {
  const empty: Root = { type: 'root', children: [] };
  const deep = findDeepLine(source);
  if (deep !== null) return { tree: empty, diagnostic: createError(file, deep, TOO_DEEP, NEST_LESS) };
  const vfile = new VFile({ path: file, value: source });
  try {
    return { tree: processor.parse(vfile) as Root, diagnostic: null };
  } catch (error) {
    if (!(error instanceof Error && 'reason' in error)) throw error;
    return { tree: empty, diagnostic: toMdxDiagnostic(file, error) };
  }
}
