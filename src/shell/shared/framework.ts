import { parseJson } from '../../base/shared/unknownData';

/** Id of the list of the framework's scripts: the export writes it in place of their tags. */
export const FRAMEWORK_ID = 'framework';

/** Where the framework's files are, whose names change with their content. */
export const FRAMEWORK_FOLDER = '/_next/static/';

/** Whether a script, by its name, is the bundler's runtime, which starts the modules of the others. */
export function isRuntime(src: string): boolean {
  return /\/turbopack-[^/]*$/.test(src);
}

/** The scripts of the list, in the order in which they must run; empty for invalid data. */
export function parseFrameworkScripts(json: string | null): string[] {
  const list = parseJson(json);
  if (!Array.isArray(list)) return [];
  return list.filter((one) => typeof one === 'string' && one.startsWith(FRAMEWORK_FOLDER));
}
