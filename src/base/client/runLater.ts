const timers = new WeakMap<object, number>();

/** Runs something after a delay in ms, in place of what was to run later for the same owner. */
export function runLater(owner: object, delay: number, run: () => void): void {
  window.clearTimeout(timers.get(owner));
  timers.set(owner, window.setTimeout(run, delay));
}
