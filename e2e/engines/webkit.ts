import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { endProgram, findPort } from '../programs';
import { waitForStart, type Engine } from './engine';

/** Starts WebKitGTK's small browser in a screen of its own, as it has no mode without a window. */
export async function startWebKit(executable: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1700x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await findPort();
  const display = String(await once(screen.stdio[3] as Readable, 'data')).trim();
  const driver = spawn(executable, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  });
  const ask = async (method: string, path: string, parameters?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: parameters && JSON.stringify(parameters),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${(value as { message: string }).message}`);
    return value;
  };
  const stop = async () => {
    await endProgram(driver);
    await endProgram(screen);
  };
  try {
    await waitForStart(driver, () => ask('GET', '/status').catch(() => null));
    const { sessionId } = (await ask('POST', '/session', { capabilities: {} })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    return {
      send: (command, parameters) => ask('POST', `${session}/${command}`, parameters),
      async stop() {
        await ask('DELETE', session);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
