import type { SiteConfig } from '../model/site';

/** The sources of a deployment's addresses, for the message. */
const SOURCES = { url: 'NEXT_PUBLIC_SITE_URL', repository: 'NEXT_PUBLIC_REPOSITORY' } as const;

/**
 * Checks the addresses in links of every page.
 * @throws Error for one that is unsafe in a link, `javascript:…` for example
 */
export function checkSite(site: Pick<SiteConfig, keyof typeof SOURCES>): void {
  for (const name of ['url', 'repository'] as const) {
    const address = site[name];
    if (address === null) continue;
    const isWebAddress = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
    if (!isWebAddress) {
      throw new Error(
        `data/site.ts: ${name} is ${address}, which is no web address. ` +
          `Give one that begins with https://, there or in ${SOURCES[name]}.`,
      );
    }
  }
}
