import type { ExportedPage } from './exportedPage';

/**
 * First line of a script whose functions nearly all run at once: browsers that know it compile them while the
 * script arrives, beside the main thread (V8's explicit compile hints, in Chrome since 136).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Scripts that the pages load at their start, as public paths. */
export function listFirstScripts(pages: readonly ExportedPage[]): string[] {
  const scripts = pages.flatMap(({ html }) =>
    [...html.matchAll(/<script src="(\/_next\/static\/chunks\/[^"?]+\.js)/g)].map(([, src = '']) => src),
  );
  return [...new Set(scripts)];
}

/** A script with the hint, once. */
export function addCompileHint(code: string): string {
  return code.startsWith(COMPILE_HINT) ? code : COMPILE_HINT + code;
}
