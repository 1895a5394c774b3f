import path from 'node:path';
import type { PageSource } from '../reader/readPage';
import { readCodeFragment } from '../code/codeFragment';

/** A file that a page shows whole: a code fence with a file name as title. Readers copy it as it is. */
export interface TitledFile {
  /** Repository path of the page. */
  readonly page: string;
  /** Line of its first line of code within the page, from 1. */
  readonly line: number;
  /** Path within the reader's project, as the title says: `src/theme.ts`. */
  readonly title: string;
  readonly code: string;
  /** Whether it is compiled; files of other languages are only found by imports. */
  readonly isCode: boolean;
  /** Lines that it shows as removed, from 1. */
  readonly removed: readonly number[];
}

const CODE_FILE = /\.[mc]?[jt]sx?$/;

/** The titled files of a page, in reading order; a difference is no file. */
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

/** Whether a file adds to the types of a package, and so to those of every file of a project. */
export function isAugmentation({ code }: TitledFile): boolean {
  const { augmentations, modules } = readCodeFragment(code);
  return (
    augmentations.some(({ specifier }) => !specifier.startsWith('.')) ||
    modules.some(({ specifier }) => specifier.endsWith('Augmentation'))
  );
}

/** Aliases of a project's folder of source code that readers' tools set up. */
const PROJECT_ALIAS = /^[@~]\//;

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js'];

/**
 * Finds the file that another one of its page imports: of several with the title, the nearest above, otherwise the
 * nearest below; `null` when the page shows none, `undefined` when the specifier names a package.
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

/** Titles that a specifier may mean; `null` when it names a package. */
function listTargets(title: string, specifier: string): string[] | null {
  if (PROJECT_ALIAS.test(specifier)) {
    const rest = specifier.replace(PROJECT_ALIAS, '');
    return [rest, `src/${rest}`].flatMap(addEndings);
  }
  if (!specifier.startsWith('.')) return null;
  return addEndings(path.posix.join(path.posix.dirname(title), specifier));
}

/** With the endings that a specifier may leave out; TypeScript's own files may be named like what is made of them. */
function addEndings(name: string): string[] {
  const source = name.replace(/\.js(x?)$/, '.ts$1');
  return [...ENDINGS.map((ending) => name + ending), source];
}
