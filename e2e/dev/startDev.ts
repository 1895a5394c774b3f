import { spawn } from 'node:child_process';

/** A development server that runs. */
export interface DevServer {
  readonly url: string;
  /** From the command to the first request that may be sent, in ms. */
  readonly ready: number;
  stop(): Promise<void>;
}

/**
 * Runs `npm run dev` for a copy of the site.
 * @param folder of the copy
 * @throws Error with what it has printed when it ends instead
 */
export async function startDev(folder: string, port: number): Promise<DevServer> {
  const start = performance.now();
  const child = spawn(process.execPath, ['src/cli/dev.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'development' },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      if (output.includes('Ready in')) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    void ended.then(() => reject(new Error(`The development server has ended:\n${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    ready: performance.now() - start,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
