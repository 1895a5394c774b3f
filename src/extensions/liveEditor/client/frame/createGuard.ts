/** How long edited code may block the browser, in ms. */
const LIMIT_MS = 1000;

/**
 * More calls than this in one task must be a loop, which may last only `LOOP_LIMIT_MS`: no rendering makes so
 * many, not even of a million rows. Where the frame shares the page's process, as in Firefox and Safari, the
 * page is frozen meanwhile.
 */
const LOOP_CALLS = 4_000_000;
const LOOP_LIMIT_MS = 200;

/** Number of calls between two checks of the clock. */
const CALLS_BETWEEN = 256;

/** Thrown by a guard. */
export class EndlessCodeError extends Error {
  override name = 'EndlessCodeError';
}

interface GuardSettings {
  /** The time, in ms. */
  readonly now: () => number;
  /** Calls back in a new task. */
  readonly onNextTask: (callback: () => void) => void;
}

/**
 * Creates the function that guarded code calls in each loop and function. It throws once the current browser
 * task has run for too long, and keeps throwing until the task ends, so that the code cannot continue after a
 * `catch`.
 */
export function createGuard({ now, onNextTask }: GuardSettings): () => void {
  let startedAt: number | null = null;
  let calls = 0;
  let callsBefore = 0;
  // Keeps the first error, which has the right position: React renders again after an error.
  let failure: EndlessCodeError | null = null;
  return () => {
    if (startedAt === null) {
      startedAt = now();
      callsBefore = calls;
      onNextTask(() => {
        startedAt = null;
        failure = null;
      });
    }
    calls += 1;
    if (!failure && calls % CALLS_BETWEEN === 0) {
      const limit = calls - callsBefore > LOOP_CALLS ? LOOP_LIMIT_MS : LIMIT_MS;
      if (now() - startedAt > limit) failure = new EndlessCodeError('The code did not come to an end.');
    }
    if (failure) throw failure;
  };
}

/** Calls back in a new task; unlike a timer, it is not throttled in a hidden frame. */
export function onNextTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(null);
}
