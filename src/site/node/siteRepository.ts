import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../base/node/files';
import { runGit } from '../../base/node/git';
import { toRepositoryAddress, toWebAddress, type ManifestRepository } from './repositoryAddress';

/** Hosts whose addresses of files, edits and commits we know (`findFileAddress`). */
const HOSTS = ['https://github.com/', 'https://gitlab.com/'];

/**
 * Web address of the repository that a site is built from, if none is configured: `repository` of its
 * `package.json`, or else the remote of its clone. `null` if that is a folder or on an unknown host.
 * @param root folder of the site
 */
export function findRepository(root = ROOT): string | null {
  const { repository } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly repository?: ManifestRepository;
  };
  return toRepositoryAddress(repository) ?? readRemote(root);
}

/** Not for a site in a subfolder of a repository: file paths would not be those in the repository. */
function readRemote(root: string): string | null {
  const isRepositoryRoot = runGit(root, 'rev-parse', '--show-prefix')?.trim() === '';
  const address = toWebAddress((isRepositoryRoot && runGit(root, 'remote', 'get-url', 'origin')) || '');
  return address !== null && HOSTS.some((host) => address.startsWith(host)) ? address : null;
}
