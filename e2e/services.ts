import type { Page, Request } from '@playwright/test';

/** Gives the pages that the test opens the services of another deployment, before their scripts run. */
export async function withServices(page: Page, services: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((json) => {
    const write = () => {
      const element = document.getElementById('services');
      if (element) element.textContent = json;
    };
    document.addEventListener('readystatechange', write, { once: true });
  }, JSON.stringify(services));
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
