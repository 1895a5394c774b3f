import { createError, type Diagnostic } from '../../../base/node/diagnostic';

/** How to fix what MDX cannot parse, by the reason in its message. */
const FIXES: readonly (readonly [reason: RegExp, fix: string])[] = [
  [
    /expression|brace/,
    'A brace begins an expression, which a page does not have: put code in backticks, or write \\{.',
  ],
  [/import\/exports/, 'A line of text does not begin with import or export: put code in backticks.'],
  [/to create a comment/, 'Write a comment as {/* … */}.'],
  [/to create a link/, 'Write a link as [text](address).'],
  [
    /closing tag|closing slash/,
    'Close each element where it was opened, and <br /> right away; put code in backticks, or write \\<.',
  ],
  [/(?:before|in) (?:local |member )?name/, 'A < begins an element: put code in backticks, or write \\<.'],
  [/attribute/, 'Write attributes as name="value".'],
];

/**
 * Converts MDX's parse error into a diagnostic.
 * @param error a message with a position; MDX exports no class for its errors
 */
export function toMdxDiagnostic(file: string, error: Error & { readonly reason: unknown }): Diagnostic {
  const reason = String(error.reason).replace(/ with acorn|\.$/g, '');
  const [, fix = 'Correct it.'] = FIXES.find(([pattern]) => pattern.test(reason)) ?? [];
  return createError(file, findLine(error), `MDX cannot read this: ${reason}.`, fix);
}

/** For an unclosed element, MDX gives the position only in the message: `… for <details> (3:1-3:10)`. */
function findLine(error: Error): number {
  if ('line' in error && typeof error.line === 'number') return error.line;
  return Number(/\((\d+):\d+-/.exec(error.message)?.[1] ?? 1);
}
