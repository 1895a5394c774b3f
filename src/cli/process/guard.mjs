import { spawn } from 'node:child_process';
import { constants } from 'node:os';

// Runs a command for `run.mjs` as the leader of a process group, and kills the group when the process that
// requested it is gone: a process that was killed cannot end what it has started.
// `node guard.mjs <command> …args`

const [command = '', ...args] = process.argv.slice(2);

// The command gets the signals of its group, too, and decides what to do.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

// Kills this process, too.
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

spawn(command, args, { stdio: 'inherit' })
  .once('error', (error) => {
    console.error(error.message);
    process.exit(127);
  })
  .once('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
