import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePs, parseStat, readStartTime, withLock } from '../../../src/cli/process/lock.mjs';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';

const LOCK = path.resolve('src/cli/process/lock.mjs');

runInTemporaryFolder({});

/** A process that takes the lock of the current folder, runs code, and ends. */
function startProcess(code: string): { child: ChildProcess; ended: Promise<string> } {
  const program = `import { withLock } from ${JSON.stringify(LOCK)};
    import { appendFileSync } from 'node:fs';
    import { spawnSync } from 'node:child_process';
    import { setTimeout as wait } from 'node:timers/promises';
    await withLock(async () => { ${code} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { child, ended: new Promise((resolve) => child.once('close', () => resolve(output))) };
}

const listLocks = () => readdirSync('.cache/build-lock');

describe('the lock of a folder', () => {
  it('lets one process in at a time, whoever asks at once; the others say for whom they wait', async () => {
    const code = "appendFileSync('log', 'in '); await wait(200); appendFileSync('log', 'out ');";
    const outputs = await Promise.all(Array.from({ length: 4 }, () => startProcess(code).ended));
    expect(readFileSync('log', 'utf8')).toBe('in out '.repeat(4));
    expect(outputs.join('')).toMatch(
      /Process \d+ has been at work in this folder since \d\d:\d\d:\d\d: waiting for it\. If it hangs, end it: kill \d+\n/,
    );
    expect(listLocks()).toEqual([]);
  });

  it('passes from a process that was killed to the next', async () => {
    const { child, ended } = startProcess("appendFileSync('log', 'in '); await wait(100_000);");
    await expect.poll(() => existsSync('log')).toBe(true);
    child.kill('SIGKILL');
    await ended;
    expect(listLocks()).toHaveLength(1);
    expect(await withLock(() => 'mine')).toBe('mine');
    expect(listLocks()).toEqual([]);
  });

  it('passes from a process whose id another one has now', async () => {
    writeFile(`.cache/build-lock/${process.ppid}-1`, '');
    expect(await withLock(() => 'mine')).toBe('mine');
  });

  it('holds for a process that runs', async () => {
    const file = `.cache/build-lock/${process.ppid}-${readStartTime(process.ppid)}`;
    writeFile(file, '');
    const { child, ended } = startProcess("appendFileSync('log', 'in ');");
    child.stdout?.once('data', () => child.kill());
    expect(await ended).toContain(`Process ${process.ppid} has been at work`);
    expect([existsSync('log'), existsSync(file)]).toEqual([false, true]);
  });

  it('belongs to what the process starts, too', async () => {
    const inner = `import { withLock } from ${JSON.stringify(LOCK)}; await withLock(() => console.log('inner'));`;
    const { ended } = startProcess(
      `spawnSync(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(inner)}], { stdio: 'inherit' });`,
    );
    expect(await ended).toBe('inner\n');
  });

  it('is of one folder only', async () => {
    const nested = () =>
      withLock(() => [listLocks().length, readdirSync('garden/.cache/build-lock').length], 'garden');
    expect(await withLock(nested)).toEqual([1, 1]);
    expect(listLocks()).toEqual([]);
  });

  it('ends with an error of its work', async () => {
    await expect(withLock(() => Promise.reject(new Error('dead link')))).rejects.toThrow('dead link');
    expect(listLocks()).toEqual([]);
  });
});

describe('the start of a process', () => {
  const linux = '7 (next (v16) Z) S 1 7 7 0 -1 4194560 9 0 0 0 5 1 0 0 20 0 11 0 8675309 1 2 3';

  it.each([
    ['in Linux’s description', parseStat(linux), '8675309'],
    ['of one that was killed', parseStat(linux.replace(') S', ') Z')), null],
    ['in an answer of ps', parsePs('Ss+  Wed Nov 25 22:19:28 2026\n'), 'Wed_Nov_25_22:19:28_2026'],
    ['of a killed one in ps', parsePs('Z  Wed Nov 25 22:19:28 2026\n'), null],
    ['in no answer', parsePs(''), null],
    ['of a process that is not there', readStartTime(2 ** 22 + 1), null],
  ])('%s', (_, start, expected) => {
    expect(start).toBe(expected);
  });
});
