import { spawnSync } from 'node:child_process';

/**
 * Runs a command of git.
 * @param folder where it runs
 * @returns what it prints; `null` where there is no git, or it fails
 */
export function runGit(folder: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: Infinity });
  return status === 0 ? stdout : null;
}
