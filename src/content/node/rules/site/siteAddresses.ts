import { site } from '../../../../../data/site';
import type { SiteConfig } from '../../../../site/shared/site';
import { findLine } from '../../../../base/node/findLine';
import { isHttpsAddress } from '../../reader/checkHref';
import { createError, type Diagnostic } from '../../../../base/node/diagnostic';
import type { SiteRule } from '../../facts/rule';

/** The environment variables of a deployment's addresses, for the message. */
const SOURCES = { url: 'NEXT_PUBLIC_SITE_URL', repository: 'NEXT_PUBLIC_REPOSITORY' } as const;

const FILE = 'data/site.ts';

type Addresses = Pick<SiteConfig, 'url' | 'repository' | 'packagePages' | 'sandboxes'>;

/** The addresses of the site's configuration are safe web addresses. */
export const siteAddresses: SiteRule = {
  name: 'siteAddresses',
  stops: 'build',
  check: () => findSiteDiagnostics(site),
};

/** Finds addresses, linked from every page, that are unsafe, such as `javascript:…`, or have credentials. */
export function findSiteDiagnostics(addresses: Addresses): Diagnostic[] {
  const own = (['url', 'repository'] as const).flatMap((name) => {
    const [reason, fix] = explainInvalidAddress(addresses[name]) ?? [];
    return reason ? [createSiteError(name, reason, `${fix}, there or in ${SOURCES[name]}.`)] : [];
  });
  // Third-party sites, which get requests and forms.
  const thirdParty = Object.entries({ packagePages: addresses.packagePages, ...addresses.sandboxes })
    .filter(([, address]) => !isHttpsAddress(address))
    .map(([name, address]) =>
      createSiteError(name, `is ${address}, which is no web address.`, 'Give one that begins with https://.'),
    );
  return [...own, ...thirdParty];
}

/** What is wrong with an address, and how to fix it; `null` if it is valid. */
function explainInvalidAddress(address: string | null): readonly [reason: string, fix: string] | null {
  if (address === null) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return [`is ${address}, which is no web address.`, 'Give one that begins with https://'];
  }
  // The message does not repeat them: logs are public, too.
  return url.username || url.password
    ? ['has a name or a password in it, which every page would show.', 'Leave out what stands before the @']
    : null;
}

function createSiteError(name: string, reason: string, fix: string): Diagnostic {
  return createError(FILE, findLine(FILE, `  ${name}:`), `${name} ${reason}`, fix);
}
