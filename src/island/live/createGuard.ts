/** How long edited code may keep the browser from everything else, in ms. */
const LIMIT_MS = 1000;

/** Calls between two looks at the clock. */
const CALLS_BETWEEN = 256;

/** Thrown by a guard; told from other errors by its class. */
export class EndlessCodeError extends Error {
  override name = 'EndlessCodeError';
}

interface GuardSettings {
  /** The time, in ms. */
  readonly now: () => number;
  /** Calls back when the browser has had its turn. */
  readonly onNextTask: (callback: () => void) => void;
}

/**
 * The function that guarded code calls in each loop and function. It throws once the same task of the
 * browser has run for too long, and until it ends: no `catch` of the code keeps that alive.
 */
export function createGuard({ now, onNextTask }: GuardSettings): () => void {
  let startedAt: number | null = null;
  let calls = 0;
  // The first tells where; React renders again what has thrown.
  let failure: EndlessCodeError | null = null;
  return () => {
    if (startedAt === null) {
      startedAt = now();
      onNextTask(() => {
        startedAt = null;
        failure = null;
      });
    }
    calls += 1;
    if (!failure && calls % CALLS_BETWEEN === 0 && now() - startedAt > LIMIT_MS) {
      failure = new EndlessCodeError('The code did not come to an end.');
    }
    if (failure) throw failure;
  };
}

/** Calls back in a task of its own; unlike a timer, never late in a frame that nobody sees. */
export function onNextTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(null);
}
