/** A rule by which a host redirects from one address to another of the site. */
export interface Redirect {
  /** Path with a trailing slash: `/zh/`; or ending in `/*`, for the path and everything below it. */
  readonly from: string;
  /** Address, in which `:splat` stands for what `*` matches; may have a query or a hash. */
  readonly to: string;
  /** 301 where the address has moved for good, 302 where it may lead elsewhere one day. */
  readonly status: 301 | 302;
}

/** The placeholder for the end of an address, in a rule's source and in its target. */
export const SPLAT = { source: '*', target: ':splat' } as const;

/** All statuses, for configurations that can compute the target of a redirect but not its status. */
export const REDIRECT_STATUSES = [301, 302] as const;

/**
 * Rules for hosts that match a source exactly: Cloudflare distinguishes `/zh` from `/zh/`, and neither is
 * below `/zh/`. Those with a splat come last.
 */
export function expandRules(redirects: readonly Redirect[]): Redirect[] {
  const exact = redirects.flatMap((redirect) => {
    const path = redirect.from.replace(/\/\*?$/, '');
    const to = redirect.to.replace(SPLAT.target, '');
    return hasSplat(redirect)
      ? [{ ...redirect, from: path, to }]
      : [path, `${path}/`].map((from) => ({ ...redirect, from }));
  });
  return [...exact, ...redirects.filter(hasSplat)];
}

/** Whether a rule also applies to everything below its path. */
export function hasSplat({ from }: Redirect): boolean {
  return from.endsWith(SPLAT.source);
}
