import type { SiteConfig } from '../model/site';

/** The sources of a deployment's addresses, for the message. */
const SOURCES = { url: 'NEXT_PUBLIC_SITE_URL', repository: 'NEXT_PUBLIC_REPOSITORY' } as const;

/**
 * Checks the addresses in links of every page.
 * @throws Error for one that is unsafe in a link, `javascript:…` for example, or has credentials
 */
export function checkSite(site: Pick<SiteConfig, keyof typeof SOURCES>): void {
  for (const name of ['url', 'repository'] as const) {
    const address = site[name];
    if (address === null) continue;
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || !/^https?:$/.test(url.protocol)) {
      throw new Error(
        `data/site.ts: ${name} is ${address}, which is no web address. ` +
          `Give one that begins with https://, there or in ${SOURCES[name]}.`,
      );
    }
    if (url.username || url.password) {
      // Not repeated: logs are public, too.
      throw new Error(
        `data/site.ts: ${name} has a name or a password in it, which every page would show. ` +
          `Leave out what stands before the @, there or in ${SOURCES[name]}.`,
      );
    }
  }
}
