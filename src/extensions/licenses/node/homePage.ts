import { toRepositoryAddress, type ManifestRepository } from '../../../site/node/repositoryAddress';

interface Addresses {
  readonly homepage?: string;
  readonly repository?: ManifestRepository;
}

/** URL of a package's home page, else of its repository; `null` when its manifest has neither. */
export function findHomePage({ homepage = '', repository }: Addresses): string | null {
  return /^https?:\/\/[^\s"<>]+$/.test(homepage) ? homepage : toRepositoryAddress(repository);
}
