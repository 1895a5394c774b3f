import { chromium } from '@playwright/test';
import { measureDev } from './dev';
import { formatBuild, formatGrowth, measureGrowth } from './growth';
import { measureLoad } from './hosts';
import { formatReadme } from './readme';
import { inSyntheticSite } from './syntheticSite';
import { measureVisits } from './visits';
import { SERVERS, startServer } from '../hosts/startServer';
import { serve } from '../../src/cli/serve.mjs';
import { ensureChromium, ensureServers, findChromium, findServer } from '../../src/cli/process/setup.mjs';

// Prints what the site costs its readers, at the end as README has it; with `--build`, what today's content and twice as
// much of it cost to build; with `--gates`, how long their gates take, after the same builds if both are named; with
// `--dev`, how long authors wait; with `--hosts`, how fast servers answer.

const [isBuild, isGates] = [process.argv.includes('--build'), process.argv.includes('--gates')];

if (isBuild || isGates) {
  if (isGates) await ensureChromium();
  const wanted = { builds: isBuild, gates: isGates };
  const today = await measureGrowth('today', wanted);
  const twice = await measureGrowth('twice', wanted);
  console.log(`${formatGrowth(today, twice)}\n\nFor README.md:\n\n${formatBuild(today, twice)}`);
} else if (process.argv.includes('--dev')) {
  await ensureChromium();
  const browser = await launch();
  const { ready, firstOpenings, saved, reopened } = await inSyntheticSite('twice', (folder) =>
    measureDev(browser, folder),
  );
  const s = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  console.log(`Development server: ready after ${s(ready)}`);
  for (const { path, time } of firstOpenings) console.log(`First opening of ${path}: ${s(time)}`);
  for (const { what, time } of saved)
    console.log(`From saving a ${what} to the browser: ${s(time)} (median)`);
  console.log(`Opening a page whose file has changed: ${s(reopened)} (median)`);
  await browser.close();
} else if (process.argv.includes('--hosts')) {
  await ensureServers();
  for (const name of SERVERS.filter((one) => findServer(one))) {
    const server = await startServer(name);
    const { perSecond, p50, p99, failed } = await measureLoad(server.url);
    console.log(
      `${name}, 32 connections for 10 s, a page in four requests: ${perSecond.toFixed(0)} requests/s, ` +
        `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${failed > 0 ? `, ${failed} failed` : ''}`,
    );
    await server.stop();
  }
} else {
  await ensureChromium();
  const port = 3211;
  const server = await serve({ directory: 'out', port });
  const browser = await launch();
  console.log(
    `\nFor README.md:\n\n${formatReadme(await measureVisits(browser, `http://localhost:${port}`))}`,
  );
  await browser.close();
  server.close();
}

function launch() {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}
