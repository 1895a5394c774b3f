import { createError, type Finding } from '../../../base/node/finding';

/** What to write instead of what MDX cannot read, by the reason that it gives. */
const CURES: readonly (readonly [reason: RegExp, cure: string])[] = [
  [
    /expression|brace/,
    'A brace begins an expression, which a page does not have: put code in backticks, or write \\{.',
  ],
  [/import\/exports/, 'A line of text does not begin with import or export: put code in backticks.'],
  [/to create a comment/, 'Write a comment as {/* … */}.'],
  [/to create a link/, 'Write a link as [text](address).'],
  [
    /closing tag|closing slash/,
    'Close each element where it was opened, <br /> at once; put code in backticks, or write \\<.',
  ],
  [/(?:before|in) (?:local |member )?name/, 'A < begins an element: put code in backticks, or write \\<.'],
  [/attribute/, 'Write attributes as name="value".'],
];

/**
 * The fault of a page that MDX cannot read.
 * @param error what MDX has thrown: a message with a place; it exports no class for it
 */
export function toMdxFault(file: string, error: Error & { readonly reason: unknown }): Finding {
  const reason = String(error.reason).replace(/ with acorn|\.$/g, '');
  const [, cure = 'Correct it.'] = CURES.find(([pattern]) => pattern.test(reason)) ?? [];
  return createError(file, findLine(error), `MDX cannot read this: ${reason}.`, cure);
}

/** For an unclosed element, MDX gives the place only in the message: `… for <details> (3:1-3:10)`. */
function findLine(error: Error): number {
  if ('line' in error && typeof error.line === 'number') return error.line;
  return Number(/\((\d+):\d+-/.exec(error.message)?.[1] ?? 1);
}
