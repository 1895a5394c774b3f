import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a command has cost, with all that it has started. */
export interface CommandCost {
  /** CPU of all processes in s. */
  readonly cpu: number;
  /** Elapsed time in s. */
  readonly wall: number;
  /** Most resident memory that a single process had, in bytes; unknown except on Linux. */
  readonly largestProcess: number | null;
}

/** How often the peaks of processes are read, in ms: what one takes in its last second is missed. */
const INTERVAL_MS = 1000;

/** Where the output of the last command is. */
const LOG = path.join(os.tmpdir(), 'atlas-bench.log');

/** Runs a command to its end. @throws Error when it fails */
export async function timeCommand(command: string, folder: string): Promise<CommandCost> {
  const started = performance.now();
  const child = spawn('/bin/bash', ['-c', `TIMEFORMAT='%U %S'; time ${command} > ${LOG} 2>&1`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  let largestProcess: number | null = null;
  const timer = setInterval(() => {
    if (process.platform !== 'linux' || !child.pid) return;
    largestProcess = Math.max(largestProcess ?? 0, ...readPeaks(child.pid));
  }, INTERVAL_MS);
  let times = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (times += text));
  const [status] = await once(child, 'close');
  clearInterval(timer);
  if (status !== 0) throw new Error(`${command} failed: see ${LOG}`);
  const cpu = times
    .trim()
    .split(' ')
    .reduce((sum, part) => sum + Number(part), 0);
  const wall = (performance.now() - started) / 1000;
  // A bench takes half an hour: whoever waits sees that it goes on, and what it has measured if it fails.
  console.error(`${command}: ${cpu.toFixed(0)} CPU s, ${wall.toFixed(0)} s elapsed`);
  return { cpu, wall, largestProcess };
}

/** Peaks of resident memory in bytes of all processes that a process has started, and those have. */
function readPeaks(ancestor: number): number[] {
  const processes = readdirSync('/proc').flatMap((name) => {
    const status = /^\d+$/.test(name) ? readStatus(name) : '';
    const [parent, peak] = [/^PPid:\s+(\d+)/m.exec(status)?.[1], /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]];
    return parent ? [{ id: Number(name), parent: Number(parent), peak: Number(peak ?? 0) * 1024 }] : [];
  });
  const family = new Set([ancestor]);
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
  }
  return processes.filter(({ id }) => family.has(id)).map(({ peak }) => peak);
}

function readStatus(id: string): string {
  try {
    return readFileSync(`/proc/${id}/status`, 'utf8');
  } catch {
    // It has ended since the folder was listed.
    return '';
  }
}
