import type { SiteConfig } from '../../shared/site';
import { findLine } from '../../../base/node/findLine';
import { isHttpsAddress } from '../../../content/node/reader/checkHref';
import { createError, type Finding } from '../../../base/node/finding';

/** The sources of a deployment's addresses, for the message. */
const SOURCES = { url: 'NEXT_PUBLIC_SITE_URL', repository: 'NEXT_PUBLIC_REPOSITORY' } as const;

const FILE = 'data/site.ts';

type Addresses = Pick<SiteConfig, 'url' | 'repository' | 'packagePages' | 'sandboxes'>;

/** Finds addresses in links of every page that are unsafe there, `javascript:…` for example, or have credentials. */
export function findSiteFaults(site: Addresses): Finding[] {
  const own = (['url', 'repository'] as const).flatMap((name) => {
    const [reason, cure] = explainAddress(site[name]) ?? [];
    return reason ? [fault(name, reason, `${cure}, there or in ${SOURCES[name]}.`)] : [];
  });
  // Of others, which get requests and forms.
  const foreign = Object.entries({ packagePages: site.packagePages, ...site.sandboxes })
    .filter(([, address]) => !isHttpsAddress(address))
    .map(([name, address]) =>
      fault(name, `is ${address}, which is no web address.`, 'Give one that begins with https://.'),
    );
  return [...own, ...foreign];
}

/** What is wrong with an address, and what to do about it; `null` when nothing is. */
function explainAddress(address: string | null): readonly [reason: string, cure: string] | null {
  if (address === null) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return [`is ${address}, which is no web address.`, 'Give one that begins with https://'];
  }
  // Not repeated: logs are public, too.
  return url.username || url.password
    ? ['has a name or a password in it, which every page would show.', 'Leave out what stands before the @']
    : null;
}

function fault(name: string, reason: string, cure: string): Finding {
  return createError(FILE, findLine(FILE, `  ${name}:`), `${name} ${reason}`, cure);
}
