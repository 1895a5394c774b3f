/*
 * Browsers that isolate sandboxed frames from the page run all frames of one site in a single process,
 * including those of other tabs: if one hangs, they all do, and so would a new one. The process ends when its
 * last frame has been removed; Chromium takes half a second for that (measured), a busy machine longer.
 */

/** Time from the removal of hanging frames until a new frame gets a process of its own, in ms. */
export const PROCESS_END_MS = 1200;

const CHANNEL = 'atlas-live-hangs';

/** A user of the process: one edited demo. */
export interface ProcessUser {
  /** When its code was last changed: the latest change is suspected first. */
  readonly getEditTime: () => number;
  /** Removes its frames at once. @param isSuspect whether its code is likely to hang the process */
  readonly leave: (isSuspect: boolean) => void;
}

const users = new Set<ProcessUser>();
let channel: BroadcastChannel | null = null;

/** Joins the process; returns a function that leaves it. */
export function joinProcess(user: ProcessUser): () => void {
  users.add(user);
  channel ??= openChannel();
  return () => {
    users.delete(user);
    if (users.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/** Ends the hanging process by removing its frames, here and in other tabs. */
export function endProcess(): void {
  channel?.postMessage(null);
  const latest = Math.max(...[...users].map(({ getEditTime }) => getEditTime()));
  for (const user of [...users]) user.leave(user.getEditTime() === latest);
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(CHANNEL);
  // The code of another tab is the cause.
  opened.onmessage = () => users.forEach(({ leave }) => leave(false));
  return opened;
}
