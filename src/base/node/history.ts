import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageHistory } from '../../page/shared/page';
import { ROOT } from './files';
import { runGit } from './git';
import { oncePerProcess } from './oncePerProcess';

/** Lists commits that reformat many files and change no content; `git blame` reads it, too. */
const IGNORED_REVISIONS = '.git-blame-ignore-revs';

/** Starts each commit in the log, before hash, time and author: `\0<hash> <seconds> <name>`. */
const COMMIT_FORMAT = '%x00%H %ct %aN';

/** Files of a product's manifest: they are beside its first page, but not part of it. */
const MANIFEST = /^data\/[^/]+\/[^/]+\.ts$/;

/**
 * Who has changed a page or its demos, and when it last changed.
 * @param file repository path of the page
 * @param authors names that may be shown; others are left out
 * @returns `null` when it is not committed, or git does not know its whole history
 */
export function findHistory(file: string, authors: readonly string[]): PageHistory | null {
  // One call of git reads the histories of all pages, in 0.2 s.
  const histories = oncePerProcess('histories', () => readHistories(ROOT));
  const history = histories.get(path.posix.dirname(file));
  return history ? keepAuthors(history, authors) : null;
}

/** A history that names nobody but some people. */
export function keepAuthors(history: PageHistory, authors: readonly string[]): PageHistory {
  return { ...history, contributors: history.contributors.filter((name) => authors.includes(name)) };
}

/**
 * Reads the histories of all pages below a root, by folder; the root may be a folder within a repository.
 * Empty without a repository, and in a shallow clone, whose first commit seems to have written everything.
 */
export function readHistories(root: string): ReadonlyMap<string, PageHistory> {
  const hasFullHistory = runGit(root, 'rev-parse', '--is-shallow-repository')?.trim() === 'false';
  // Paths are relative to the root: a copy of the site in a folder that git ignores has no history.
  const log =
    hasFullHistory &&
    runGit(
      root,
      '-c',
      'core.quotePath=false',
      'log',
      `--format=${COMMIT_FORMAT}`,
      '--name-only',
      '--relative',
      '--',
      'data',
    );
  if (!log) return new Map();
  const owners = new Map<string, string | null>();
  return toHistories(log, readIgnoredRevisions(root), (file) =>
    findPageFolder(root, path.dirname(file), owners),
  );
}

function readIgnoredRevisions(root: string): ReadonlySet<string> {
  const file = path.join(root, IGNORED_REVISIONS);
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').match(/^[0-9a-f]{40}/gm) : null);
}

/** The nearest folder, from a file's own upwards, that has a page. */
function findPageFolder(root: string, folder: string, known: Map<string, string | null>): string | null {
  if (folder === '.') return null;
  let found = known.get(folder);
  if (found === undefined) {
    const hasPage = existsSync(path.join(root, folder, `${path.basename(folder)}.mdx`));
    found = hasPage ? folder : findPageFolder(root, path.dirname(folder), known);
    known.set(folder, found);
  }
  return found;
}

/**
 * Summarizes a git log.
 * @param log commits of `COMMIT_FORMAT`, newest first, each with the files that it has changed, one per line
 * @param ignored hashes of commits that do not count
 * @param findFolder the folder of the page that a file belongs to; `null` for a file that belongs to none
 */
export function toHistories(
  log: string,
  ignored: ReadonlySet<string>,
  findFolder: (file: string) => string | null,
): ReadonlyMap<string, PageHistory> {
  const found = new Map<string, { time: number; commits: Map<string, number> }>();
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const [hash = '', seconds, ...words] = head.split(' ');
    if (ignored.has(hash)) continue;
    const name = words.join(' ');
    const folders = files.filter((file) => !MANIFEST.test(file)).map(findFolder);
    for (const folder of new Set(folders)) {
      if (folder === null) continue;
      const { time, commits } = found.get(folder) ?? { time: 0, commits: new Map<string, number>() };
      if (!isBot(name)) commits.set(name, (commits.get(name) ?? 0) + 1);
      found.set(folder, { time: Math.max(time, Number(seconds)), commits });
    }
  }
  return new Map(
    [...found].map(([folder, { time, commits }]) => [
      folder,
      {
        updated: new Date(time * 1000).toISOString().slice(0, 10),
        contributors: [...commits].sort(([, a], [, b]) => b - a).map(([name]) => name),
      },
    ]),
  );
}

/** Git hosts add `[bot]` to the names of programs that commit. */
function isBot(name: string): boolean {
  return name.endsWith('[bot]');
}
