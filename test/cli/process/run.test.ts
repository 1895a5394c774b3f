import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readStartTime } from '../../../src/cli/process/lock.mjs';
import { run } from '../../../src/cli/process/run.mjs';
import { runInTemporaryFolder } from '../../temporaryFolder';

const ROOT = process.cwd();
const RUN = path.resolve('src/cli/process/run.mjs');

runInTemporaryFolder({});

/** A shell command that starts another process, whose id it writes. */
const startWorker = 'sleep 1000 & echo $! > worker.part; mv worker.part worker;';

const isWorkerGone = () => readStartTime(Number(readFileSync('worker', 'utf8'))) === null;

/** A command file that runs a shell command; resolves when the worker has started. */
async function startCommand(shell: string) {
  const [module, code, cwd] = [RUN, shell, process.cwd()].map((text) => JSON.stringify(text));
  const program = `import { run } from ${module}; await run('sh', ['-c', ${code}], { cwd: ${cwd} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: 'inherit',
    cwd: ROOT,
  });
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)));
  await expect.poll(() => existsSync('worker'), { timeout: 30_000 }).toBe(true);
  return { child, ended };
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
  // It can do nothing more itself.
  ['SIGKILL', 'SIGKILL'],
] as const)('a command that gets %s leaves no process', async (signal, result) => {
  const { child, ended } = await startCommand(`${startWorker} wait`);
  child.kill(signal);
  expect(await ended).toBe(result);
  await expect.poll(isWorkerGone, { timeout: 30_000 }).toBe(true);
});

it('a command that does not listen ends at the second signal', async () => {
  const { child, ended } = await startCommand(`trap '' TERM; ${startWorker} wait; wait`);
  child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 100));
  child.kill('SIGTERM');
  expect(await ended).toBe(143);
  await expect.poll(isWorkerGone, { timeout: 30_000 }).toBe(true);
});

it('a command that fails leaves no process, and says its code', async () => {
  await expect(run('sh', ['-c', `${startWorker} exit 3`])).rejects.toThrow('failed with code 3.');
  await expect.poll(isWorkerGone, { timeout: 30_000 }).toBe(true);
});

it('a command that is not installed fails', async () => {
  await expect(run('no-such-command', [])).rejects.toThrow('no-such-command failed with code 127.');
});

it('a command that succeeds does', async () => {
  await expect(run('sh', ['-c', 'test "$SEED" = rake'], { env: { SEED: 'rake' } })).resolves.toBeUndefined();
});
