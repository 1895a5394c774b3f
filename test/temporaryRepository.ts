import { execFileSync } from 'node:child_process';
import { beforeEach, vi } from 'vitest';

/** Keeps git to the current folder in each test of a file, and its commits free of the user's settings. */
export function keepGitHere(): void {
  beforeEach(() => {
    // A hook of git names its repository to the tests that it runs.
    for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) vi.stubEnv(name, undefined);
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    return () => vi.unstubAllEnvs();
  });
}

/** Runs git in the current folder, and returns what it prints. */
export function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** Commits all files, in a repository that is made if there is none; returns the hash. */
export function commitAll(author: string, time: string): string {
  vi.stubEnv('GIT_COMMITTER_DATE', time);
  const identity = ['-c', `user.name=${author}`, '-c', `user.email=${author.toLowerCase()}@example.com`];
  git('init', '-q');
  git('add', '-A');
  git(...identity, 'commit', '-qm', 'Work');
  return git('rev-parse', 'HEAD');
}
