/** `repository` of a package's manifest. */
export type ManifestRepository = string | { readonly url: string };

/** What npm and git accept for a repository, and the URL that it means. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  // `git@host:owner/name`, as ssh has it; `C:\…` is a folder.
  [/^(?:[\w.-]+@)?([\w-]+(?:\.[\w-]+)+):\/?(?!\/)/, 'ssh://$1/'],
  [/^git\+/, ''],
  [/^http:\/\/github\.com\//, 'https://github.com/'],
];

/** What npm alone accepts: for git, it is a folder. */
const SHORT = /^(?:github:)?([\w-][\w.-]*\/[\w.-]+)$/;

/**
 * Web address of the repository that git knows by an address: over https, and without credentials, a port of ssh and
 * what git adds; `null` for a folder, or a protocol that browsers cannot follow anywhere.
 */
export function toWebAddress(address: string): string | null {
  const url = FORMS.reduce((text, [form, meant]) => text.replace(form, meant), address.trim());
  if (!URL.canParse(url)) return null;
  const { protocol, host, hostname, pathname } = new URL(url);
  const path = pathname.replace(/(?:\.git)?\/*$/, '');
  if (!/^(?:https|ssh|git):$/.test(protocol) || !/^(?:\/[\w.~-]+)+$/.test(path)) return null;
  return `https://${protocol === 'https:' ? host : hostname}${path}`;
}

/** The same for `repository` of a manifest. */
export function toRepositoryAddress(repository: ManifestRepository = ''): string | null {
  const address = typeof repository === 'string' ? repository : repository.url;
  return toWebAddress(address.replace(SHORT, 'https://github.com/$1'));
}
