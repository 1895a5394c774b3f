import { defineConfig } from '@playwright/test';
import { findChromium } from './src/build/commands/setup.mjs';

const port = Number(process.env.PORT ?? 3210);

export default defineConfig({
  testDir: 'e2e',
  // The machine's two cores serve the site, too.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores render, serve and test at once: a promise is kept if it is kept at all.
  expect: { timeout: 15_000 },
  timeout: 120_000,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `PORT=${port} node src/build/commands/start.mjs`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 300_000,
  },
});
