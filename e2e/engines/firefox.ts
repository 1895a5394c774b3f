import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { endProgram } from '../programs';
import { COMMANDS, waitForStart, type Engine } from './engine';

const PREFERENCES = {
  // A free one.
  'marionette.port': 0,
  // Without a window there is no pointer, and no hovering.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
};

/** A window may be as narrow as a phone. */
const WINDOW_CSS = ':root { min-width: 0 !important }';

/**
 * Starts Firefox. It speaks WebDriver itself, over a socket that it calls Marionette: geckodriver, which Debian lacks,
 * only translates HTTP to it.
 */
export async function startFirefox(executable: string): Promise<Engine> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(path.join(profile, 'user.js'), preferences.join(''));
  mkdirSync(path.join(profile, 'chrome'));
  writeFileSync(path.join(profile, 'chrome/userChrome.css'), WINDOW_CSS);
  const firefox = spawn(executable, ['--headless', '--no-remote', '--marionette', '--profile', profile], {
    // It refuses a home of another user, which containers of CI have.
    env: { ...process.env, HOME: profile },
    stdio: 'ignore',
  });
  const stop = async () => {
    await endProgram(firefox);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const file = path.join(profile, 'MarionetteActivePort');
    const port = await waitForStart(firefox, () =>
      existsSync(file) ? Number(readFileSync(file, 'utf8')) || null : null,
    );
    const send = createClient(connect(port, '127.0.0.1'));
    await send('WebDriver:NewSession', {});
    return { send: (command, parameters) => send(COMMANDS[command], parameters), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What answers a command: 1, the number of the command, an error or `null`, and the result. */
type Answer = readonly [1, number, { error: string; message: string } | null, { value?: unknown }];

type Send = (name: string, parameters: object) => Promise<unknown>;

/** Each message is its length in bytes, a colon, and JSON. Commands are sent one by one. */
function createClient(socket: Socket): Send {
  let received = Buffer.alloc(0);
  let count = 0;
  let settle: ((answer: Answer | Error) => void) | null = null;
  socket.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.toString('utf8', colon + 1, end));
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) settle?.(message as unknown as Answer);
    }
  });
  socket.on('error', (error) => settle?.(error));
  socket.on('close', () => settle?.(new Error('Firefox has ended.')));
  return async (name, parameters) => {
    count += 1;
    const answer = await new Promise<Answer | Error>((resolve) => {
      settle = resolve;
      const message = JSON.stringify([0, count, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
    if (answer instanceof Error) throw answer;
    const [, , error, { value = null } = {}] = answer;
    if (error) throw new Error(`${name}: ${error.message}`);
    return value;
  };
}
