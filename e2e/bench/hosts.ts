import { Agent, get } from 'node:http';
import { readdirSync } from 'node:fs';
import { getQuantile } from './quantile';

/** What a load test has measured; times in ms. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were none. */
  readonly failed: number;
}

const CONNECTIONS = 32;
const DURATION_MS = 10_000;

/** Of every how many requests one is for a page; the others are for files of the framework and of demos. */
const PAGE_EVERY = 4;

/** Asks a server of the export for pages and files, over connections that stay open, as browsers do: compressed. */
export async function measureLoad(url: string): Promise<Load> {
  const pages = listFiles('out/material-ui', 'index.html').map(
    (file) => `/material-ui/${file.slice(0, -'index.html'.length)}`,
  );
  const files = listFiles('out/_next/static/chunks', '.js').map((file) => `/_next/static/chunks/${file}`);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let [count, failed] = [0, 0];
  const end = performance.now() + DURATION_MS;
  const work = async () => {
    while (performance.now() < end) {
      count += 1;
      // In turn, and not by lot: every run asks for the same.
      const list = count % PAGE_EVERY === 0 ? pages : files;
      const start = performance.now();
      if ((await askFor(url + list[count % list.length], agent)) === 200)
        times.push(performance.now() - start);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  return {
    perSecond: times.length / (DURATION_MS / 1000),
    p50: getQuantile(times, 0.5),
    p99: getQuantile(times, 0.99),
    failed,
  };
}

function listFiles(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(end));
}

/** The status of an answer, once all of it is here; 0 when there is none. */
function askFor(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    get(address, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}
