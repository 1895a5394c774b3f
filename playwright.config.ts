import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from './e2e/browsers';

const port = Number(process.env.PORT ?? 3210);
const fixturePort = Number(process.env.FIXTURE_PORT ?? port + 10);

/** Projects that the command names; all, where it names none. */
const asked = process.argv.flatMap((argument, index, all) =>
  argument === '--project' ? (all[index + 1] ?? []) : (/^--project=(.+)/.exec(argument)?.[1] ?? []),
);

/** Which site each project visits. */
const sites = [
  { projects: ['site', 'gates', 'engines', 'hosts'], command: 'node src/cli/start.mjs', port },
  { projects: ['fixture'], command: 'node e2e/fixtureSite.mjs', port: fixturePort },
];

export default defineConfig({
  testDir: 'e2e',
  // The machine's two cores serve the site, too.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Of 800 stories on a busy machine, one or two measure the machine. A second failure is a fault; what passes at the
  // second try is listed as flaky, with its error, and is to be mended.
  retries: 1,
  // Two cores render, serve and test at once: a promise is kept if it is kept at all.
  expect: { timeout: 30_000 },
  timeout: 120_000,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: LAUNCH_OPTIONS,
  },
  projects: [
    // What content decides: budgets, search, the reference, single pages.
    { name: 'site', testMatch: ['**/e2e/*.spec.ts', '**/e2e/extensions/*/*.spec.ts'] },
    // What the engine does with any content, on a small site with every element.
    { name: 'fixture', testDir: 'e2e/fixture', use: { baseURL: `http://localhost:${fixturePort}` } },
    // What holds for every page and demo: it grows with the content.
    { name: 'gates', testDir: 'e2e/gates' },
    // What readers do most, in Firefox and WebKit: one worker each, as its browser starts once.
    { name: 'engines', testDir: 'e2e/engines', fullyParallel: false },
    // What servers make of the configurations that the build writes; without a browser.
    { name: 'hosts', testDir: 'e2e/hosts' },
    // What authors see while they write.
    { name: 'dev', testDir: 'e2e/dev' },
  ],
  webServer: sites
    .filter(({ projects }) => asked.length === 0 || projects.some((name) => asked.includes(name)))
    .map(({ command, port: own }) => ({
      command,
      env: { PORT: String(own) },
      url: `http://localhost:${own}/`,
      reuseExistingServer: false,
      timeout: 300_000,
    })),
});
