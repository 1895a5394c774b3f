/*
 * Browsers that run sandboxed frames apart from the page run all of one site's in a single process, those of
 * other tabs too: where one hangs, all do, and so would a new one. The process ends when its last frame has
 * gone; Chromium waits half a second for that, measured, and a busy machine longer.
 */

/** Time from the removal of hanging frames until a new frame gets a process of its own, in ms. */
export const PROCESS_END_MS = 1200;

const CHANNEL = 'atlas-live-hangs';

/** A user of the process: one edited demo. */
export interface ProcessUser {
  /** When its code was last changed: what was changed last is suspected first. */
  readonly getEditTime: () => number;
  /** Has its frames removed, at once. @param isSuspect whether its code is likely to hang the process */
  readonly leave: (isSuspect: boolean) => void;
}

const users = new Set<ProcessUser>();
let channel: BroadcastChannel | null = null;

/** Takes part in the process; returns the undo. */
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

/** Empties the process, which does not answer any more: here and in other tabs. */
export function endProcess(): void {
  channel?.postMessage(null);
  const latest = Math.max(...[...users].map(({ getEditTime }) => getEditTime()));
  for (const user of [...users]) user.leave(user.getEditTime() === latest);
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(CHANNEL);
  // It hangs because of another tab's code.
  opened.onmessage = () => users.forEach(({ leave }) => leave(false));
  return opened;
}
