import { test as base, expect } from '@playwright/test';
import { findEngine } from '../../src/cli/process/setup.mjs';
import { startDeployment, type Deployment } from '../deployment';
import { createEnginePage, type EnginePage } from './enginePage';
import { startFirefox } from './firefox';
import { addProbe, MESSAGES_PATH } from './probe';
import { startWebKit } from './webkit';
import { LICENSE_NOTICE } from '../licenseNotice';

const STARTERS = { firefox: startFirefox, webkit: startWebKit };

export type EngineName = keyof typeof STARTERS;

/** A browser with one window, on a proxy of the site. */
interface Session {
  readonly page: EnginePage;
  readonly site: Deployment;
  /** What pages have written to the console, and what their policies have refused, since the test began. */
  readonly messages: string[];
}

interface Fixtures {
  readonly enginePage: EnginePage;
  readonly site: Deployment;
  /** Names a message that a test causes on purpose. */
  readonly allowMessages: (message: RegExp) => void;
}

interface WorkerFixtures {
  readonly engine: EngineName;
  readonly session: Session;
}

/** A test in another engine than Chromium, which fails on any message of the console. */
export const test = base.extend<Fixtures & { allowed: RegExp[] }, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  // A browser starts in three to eight seconds.
  session: [
    async ({ engine }, provide, { project }) => {
      const executable = findEngine(engine);
      if (!executable) throw new Error(`${engine} is not installed: see ensureEngines.`);
      const messages: string[] = [];
      const site = await startDeployment(project.use.baseURL ?? '', {
        path: MESSAGES_PATH,
        receive: (message) => messages.push(message),
      });
      const browser = await STARTERS[engine](executable);
      const page = createEnginePage(browser, site.url);
      await provide({ page, site, messages });
      await browser.stop();
      site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ session }, provide) => provide(session.site),
  allowed: async ({}, provide) => provide([]),
  allowMessages: async ({ allowed }, provide) => provide((message) => void allowed.push(message)),
  enginePage: async ({ session: { page, site, messages }, allowed }, provide) => {
    messages.length = 0;
    site.changeDocuments(addProbe);
    await page.resize(1280, 800);
    await provide(page);
    await page.evaluate(forgetChoices);
    expect(
      messages.filter((message) => ![LICENSE_NOTICE, ...allowed].some((one) => one.test(message))),
    ).toEqual([]);
  },
});

/** Runs in the page. After a test that has failed, the next one gets a new browser anyway. */
function forgetChoices(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)}=; path=/; max-age=0`;
  }
}

export { expect };
