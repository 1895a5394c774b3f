import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../base/node/files';
import { runGit } from '../../base/node/git';
import { toRepositoryAddress, toWebAddress, type ManifestRepository } from './repositoryAddress';

/** Hosts that understand our addresses of files, edits and commits (`findFileAddress`): of others we know nothing. */
const HOSTS = ['https://github.com/', 'https://gitlab.com/'];

/**
 * Web address of the repository that a site is built from, where nobody has configured it: `repository` of its
 * `package.json`, else where its clone comes from. `null` if that is a folder or a host that we do not know.
 * @param root folder of the site
 */
export function findRepository(root = ROOT): string | null {
  const { repository } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly repository?: ManifestRepository;
  };
  return toRepositoryAddress(repository) ?? readRemote(root);
}

/** In a folder of a repository, the paths of files would not be those in the repository. */
function readRemote(root: string): string | null {
  const isWhole = runGit(root, 'rev-parse', '--show-prefix')?.trim() === '';
  const address = toWebAddress((isWhole && runGit(root, 'remote', 'get-url', 'origin')) || '');
  return address !== null && HOSTS.some((host) => address.startsWith(host)) ? address : null;
}
