import type { ChildProcess } from 'node:child_process';

/** The commands of W3C WebDriver that the stories need: their paths below a session, and what Firefox calls them. */
export const COMMANDS = {
  url: 'WebDriver:Navigate',
  'execute/sync': 'WebDriver:ExecuteScript',
  actions: 'WebDriver:PerformActions',
  'window/rect': 'WebDriver:SetWindowRect',
  element: 'WebDriver:FindElement',
  frame: 'WebDriver:SwitchToFrame',
} as const;

export type Command = keyof typeof COMMANDS;

/** A running browser with one window. */
export interface Engine {
  /** @throws Error with the browser's own message */
  readonly send: (command: Command, parameters: object) => Promise<unknown>;
  /** Ends the browser, and leaves nothing behind. */
  readonly stop: () => Promise<void>;
}

/** Longest time until a program has started, in ms. */
const START_LIMIT = 60_000;

/** Waits until a program that has just been started is ready. @throws Error when it ends before */
export async function waitForStart<T>(program: ChildProcess, read: () => T | null | Promise<T | null>) {
  const limit = Date.now() + START_LIMIT;
  for (;;) {
    const value = await read();
    if (value !== null) return value;
    if (program.exitCode !== null || Date.now() > limit) {
      throw new Error(`${program.spawnfile} does not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
