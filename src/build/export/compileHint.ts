import type { ExportedDocument } from './exportedDocument';

/**
 * First line of a script whose functions nearly all run at once: browsers that support it compile them while the
 * script loads, outside the main thread (V8's explicit compile hints, in Chrome since 136).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Scripts of the first load of pages, as public paths.
 * @throws Error when there is none
 */
export function listFirstScripts(documents: readonly Pick<ExportedDocument, 'scripts'>[]): string[] {
  const sources = documents.flatMap(({ scripts }) => scripts.flatMap(({ attributes: { src } }) => src ?? []));
  const first = sources.flatMap((src) => FIRST_SCRIPT.exec(src)?.[0] ?? []);
  if (first.length === 0) {
    throw new Error(
      'No page loads a script of /_next/static/chunks/. Has Next moved them? See compileHint.ts.',
    );
  }
  return [...new Set(first)];
}

/** A path without the query of a deployment. */
const FIRST_SCRIPT = /^\/_next\/static\/chunks\/[^"?]+\.js/;

/** Adds the hint to a script, once. */
export function addCompileHint(code: string): string {
  return code.startsWith(COMPILE_HINT) ? code : COMPILE_HINT + code;
}
