import { spawnSync } from 'node:child_process';

/**
 * Runs a git command.
 * @param folder its working directory
 * @returns its output; `null` if there is no git, or the command fails
 */
export function runGit(folder: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: Infinity });
  return status === 0 ? stdout : null;
}
