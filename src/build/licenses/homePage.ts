interface Addresses {
  readonly homepage?: string;
  readonly repository?: string | { readonly url: string };
}

/** What npm accepts for a repository, and the web address that it means. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:github:)?([\w.-]+\/[\w.-]+)$/, 'https://github.com/$1'],
  [/^(?:git\+)?(?:ssh:\/\/)?git@([\w.-]+)[:/]/, 'https://$1/'],
  [/^git(?:\+https?)?:\/\//, 'https://'],
  [/^http:\/\/github\.com\//, 'https://github.com/'],
  [/\.git$/, ''],
];

/** Web address of a package's home page, else of its repository; `null` when its manifest has neither. */
export function findHomePage({ homepage, repository }: Addresses): string | null {
  const addresses = [homepage, typeof repository === 'object' ? repository.url : repository];
  return addresses.map((one) => toWebAddress(one ?? '')).find((one) => one !== null) ?? null;
}

function toWebAddress(address: string): string | null {
  const web = FORMS.reduce((text, [form, meant]) => text.replace(form, meant), address);
  return /^https?:\/\/[^\s"<>]+$/.test(web) ? web : null;
}
