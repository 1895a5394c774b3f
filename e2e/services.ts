import type { Page, Request } from '@playwright/test';
import { getServiceSources } from '../src/export/node/policy/documentPolicy';

/** Gives the pages that the test opens the services of another deployment, before their scripts run. */
export async function withServices(page: Page, services: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((json) => {
    const write = () => {
      // Not the text of the element, which the policy takes for code.
      const text = document.getElementById('services')?.firstChild;
      if (text) text.nodeValue = json;
    };
    document.addEventListener('readystatechange', write, { once: true });
  }, JSON.stringify(services));
  await allowSources(page, getServiceSources(services));
}

/** Gives the documents the policy that they have where these sources are configured at build. */
async function allowSources(page: Page, { scripts, connections }: ReturnType<typeof getServiceSources>) {
  if (scripts.length + connections.length === 0) return;
  // A document from the test has no address, so that others on this machine were foreign to it.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    ({ hostname, pathname }) => hostname === 'localhost' && pathname.endsWith('/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      try {
        const response = await route.fetch();
        const html = (await response.text())
          .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
          .replace("connect-src 'self'", ["connect-src 'self'", ...connections].join(' '))
          .replace(/; require-trusted-types-for[^"]*/, '');
        await route.fulfill({ response, body: html });
      } catch {
        // The test has ended before the document came: Playwright would count it as an error of the next one. A test that
        // waits for the document fails at its own step.
      }
    },
  );
}

/** Collects the requests of a page to other hosts than its own. */
export function watchForeignRequests(page: Page): Request[] {
  const foreign: Request[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request);
  });
  return foreign;
}
