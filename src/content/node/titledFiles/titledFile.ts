import path from 'node:path';
import type { PageSource } from '../reader/readPage';
import { readCodeFragment } from '../code/codeFragment';

/** A file that a page shows as a whole: a code fence with a file name as title. Readers copy it as it is. */
export interface TitledFile {
  /** Repository path of the page. */
  readonly page: string;
  /** Line of the page with its first line of code, from 1. */
  readonly line: number;
  /** Path within the reader's project, from the title: `src/theme.ts`. */
  readonly title: string;
  readonly code: string;
  /** Whether it is compiled; files in other languages are only there to be imported. */
  readonly isCode: boolean;
  /** Lines that it shows as removed, from 1. */
  readonly removed: readonly number[];
}

const CODE_FILE = /\.[mc]?[jt]sx?$/;

/** The titled files of a page, in reading order; a diff is not a file. */
export function listTitledFiles({ file, fences }: PageSource): TitledFile[] {
  return fences
    .filter(({ title, language }) => title !== '' && language !== 'diff')
    .map(({ line, title, code, removed }) => ({
      page: file,
      line,
      title,
      code,
      isCode: CODE_FILE.test(title),
      removed,
    }));
}

/** Whether a file augments the types of a package, which changes them for every file of a project. */
export function isAugmentation({ code }: TitledFile): boolean {
  const { augmentations, modules } = readCodeFragment(code);
  return (
    augmentations.some(({ specifier }) => !specifier.startsWith('.')) ||
    modules.some(({ specifier }) => specifier.endsWith('Augmentation'))
  );
}

/** Aliases of a project's source folder that readers' tools set up. */
const PROJECT_ALIAS = /^[@~]\//;

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js'];

/**
 * Finds the file of the same page that an import refers to. Of several with the title, it is the nearest
 * above, otherwise the nearest below; `null` when the page shows none, `undefined` when the specifier names a
 * package.
 */
export function findImported(
  from: TitledFile,
  specifier: string,
  files: readonly TitledFile[],
): TitledFile | null | undefined {
  const targets = listTargets(from.title, specifier);
  if (!targets) return undefined;
  const candidates = files.filter((file) => file !== from && targets.includes(file.title));
  return candidates.findLast(({ line }) => line < from.line) ?? candidates[0] ?? null;
}

/** Titles that a specifier may refer to; `null` when it names a package. */
function listTargets(title: string, specifier: string): string[] | null {
  if (PROJECT_ALIAS.test(specifier)) {
    const rest = specifier.replace(PROJECT_ALIAS, '');
    return [rest, `src/${rest}`].flatMap(addEndings);
  }
  if (!specifier.startsWith('.')) return null;
  return addEndings(path.posix.join(path.posix.dirname(title), specifier));
}

/** The name with each ending that a specifier may omit; `.js` may also stand for the TypeScript source. */
function addEndings(name: string): string[] {
  const source = name.replace(/\.js(x?)$/, '.ts$1');
  return [...ENDINGS.map((ending) => name + ending), source];
}
