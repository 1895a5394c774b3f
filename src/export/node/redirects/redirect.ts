/** A rule by which a host leads from an address to another one of the site. */
export interface Redirect {
  /** Path with a slash at its end, `/zh/`; or with `/*` there, for the path and everything below it. */
  readonly from: string;
  /** Address, in which `:splat` stands for what `*` matches; may have a query or a hash. */
  readonly to: string;
  /** 301 where the address has moved for good, 302 where it may lead elsewhere one day. */
  readonly status: 301 | 302;
}

/** What stands for the end of an address, in a rule's source and in its target. */
export const SPLAT = { source: '*', target: ':splat' } as const;

/** The rules by their statuses, the only part of a redirect that some configurations cannot compute. */
export const REDIRECT_STATUSES = [301, 302] as const;

/**
 * Rules for hosts that take a source at its word: Cloudflare tells `/zh` from `/zh/`, and neither is below `/zh/`.
 * Those with a splat come last.
 */
export function spellOut(redirects: readonly Redirect[]): Redirect[] {
  const exact = redirects.flatMap((redirect) => {
    const path = redirect.from.replace(/\/\*?$/, '');
    const to = redirect.to.replace(SPLAT.target, '');
    return isOpen(redirect)
      ? [{ ...redirect, from: path, to }]
      : [path, `${path}/`].map((from) => ({ ...redirect, from }));
  });
  return [...exact, ...redirects.filter(isOpen)];
}

/** Whether a rule is for everything below its path, too. */
export function isOpen({ from }: Redirect): boolean {
  return from.endsWith(SPLAT.source);
}
