/** The `repository` field of a `package.json`. */
export type ManifestRepository = string | { readonly url: string };

/** Forms of a repository's address that npm and git accept, each with its replacement in a URL. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  // `git@host:owner/name`, as in SSH; `C:\…` is a folder.
  [/^(?:[\w.-]+@)?([\w-]+(?:\.[\w-]+)+):\/?(?!\/)/, 'ssh://$1/'],
  [/^git\+/, ''],
  [/^http:\/\/github\.com\//, 'https://github.com/'],
];

/** A short form that only npm accepts: git takes it for a folder. */
const NPM_SHORTHAND = /^(?:github:)?([\w-][\w.-]*\/[\w.-]+)$/;

/**
 * Web address of a repository from its git address: https, without credentials, the SSH port and what git
 * adds; `null` for a folder, or a protocol that leads browsers nowhere.
 */
export function toWebAddress(address: string): string | null {
  const url = FORMS.reduce((text, [form, meant]) => text.replace(form, meant), address.trim());
  if (!URL.canParse(url)) return null;
  const { protocol, host, hostname, pathname } = new URL(url);
  const path = pathname.replace(/(?:\.git)?\/*$/, '');
  if (!/^(?:https|ssh|git):$/.test(protocol) || !/^(?:\/[\w.~-]+)+$/.test(path)) return null;
  return `https://${protocol === 'https:' ? host : hostname}${path}`;
}

/** The same for the `repository` field of a `package.json`. */
export function toRepositoryAddress(repository: ManifestRepository = ''): string | null {
  const address = typeof repository === 'string' ? repository : repository.url;
  return toWebAddress(address.replace(NPM_SHORTHAND, 'https://github.com/$1'));
}
