import ts from 'typescript';
import { createError } from '../../../base/node/diagnostic';
import { summarizeMessage } from '../code/summarizeMessage';
import { SEE_TYPES, type PageRule } from '../facts/rule';

/**
 * Compiler errors about names that do not exist and values that do not fit. Others (missing names, missing
 * returns, unfinished syntax) are normal in fragments.
 */
const FACTUAL_ERRORS: ReadonlySet<number> = new Set([
  2322, // The value does not fit the prop.
  2339, // The object has no such member.
  2345, // The argument does not fit.
  2353, // The object has no such key.
  2551, // The object has no such member; another one is meant.
  2559, // The object has no key in common with what is expected.
  2561, // The object has no such key; another one is meant.
  2769, // No overload takes these props.
  2820, // The value does not fit; another one is meant.
]);

/** Longest message; types of props can fill a screen. */
const MAX_LENGTH = 300;

/** Code in fences fits the types of the installed packages. */
export const fenceTypes: PageRule = {
  name: 'fenceTypes',
  stops: 'ci',
  check: (page, { code: { fences, addedNames }, compiled }) =>
    fences.flatMap(({ file, fragment, lineCount, fence }) => {
      const source = compiled.getFile(file);
      if (!source) return [];
      return compiled.program.getSemanticDiagnostics(source).flatMap(({ code, start = 0, messageText }) => {
        const { line } = source.getLineAndCharacterOfPosition(start);
        const isAugmentation = fragment.augmentations.some((it) => it.start <= start && start < it.end);
        if (!FACTUAL_ERRORS.has(code) || line >= lineCount || isAugmentation) return [];
        const reasons = ts.flattenDiagnosticMessageText(messageText, ' ');
        // Augmentations are disabled when the page is compiled, so the names they add are unknown.
        const quoted = [...reasons.matchAll(/["'](\w+)["']/g)];
        if (quoted.some(([, name = '']) => addedNames.has(name))) return [];
        const reason = summarizeMessage(messageText);
        const short = reason.length > MAX_LENGTH ? `${reason.slice(0, MAX_LENGTH - 3)}…` : reason;
        return createError(page.file, fence.line + line, short, SEE_TYPES);
      });
    }),
};
