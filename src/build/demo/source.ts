import { dedentLines, findPreviewLines } from './preview';
import { highlightLines } from '../mdx/highlight';

/** A demo's source file as it is shown; the module that `X.tsx?source` resolves to. */
export interface DemoSource {
  /** Highlighted HTML of the whole file. */
  readonly full: string;
  /** Highlighted HTML of the part worth reading first; `null` when there is none. */
  readonly preview: string | null;
}

/** Highlights a demo's file and picks its preview. */
export function getDemoSource(code: string): DemoSource {
  const lines = highlightLines(code.trimEnd(), 'tsx');
  const range = findPreviewLines(code);
  return {
    full: lines.join('\n'),
    preview: range && dedentLines(lines.slice(range.first, range.last + 1)).join('\n'),
  };
}
