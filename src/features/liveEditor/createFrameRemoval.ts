import type { LiveFrame, Loss, Run } from './createLiveFrame';
import { PING_MS, SILENCE_LIMIT_MS } from './createPulse';

/** How long after its removal a frame may be why the process hangs, in ms: so long until the silence is noticed. */
const SUSPICION_MS = SILENCE_LIMIT_MS + 3 * PING_MS;

/** Frames that gave way to another one in the same process: code may run when its document goes, and not end. */
export interface FrameRemoval {
  readonly remove: (frame: LiveFrame | null) => void;
  /**
   * The reader's programs that may have hung the process when their frame was removed; forgets them. While there
   * are any, what runs in the next frame is not to blame.
   *
   * @param loss how the next frame was lost
   */
  readonly takeSuspects: (loss: Loss) => readonly Run[];
}

export function createFrameRemoval(): FrameRemoval {
  let removedAt = -Infinity;
  let runs: readonly Run[] = [];
  return {
    remove(frame) {
      if (!frame) return;
      frame.remove();
      removedAt = performance.now();
      runs = listEdits(frame);
    },
    takeSuspects(loss) {
      const isRecent = performance.now() - removedAt < SUSPICION_MS;
      const suspects = loss === 'silent' && isRecent ? runs : [];
      runs = [];
      return suspects;
    },
  };
}

/** The programs of the reader that have run in a frame; the demo's own, by which it has been made ready, does no harm. */
export function listEdits(frame: LiveFrame | null): readonly Run[] {
  return frame?.getRuns().filter(({ id }) => id > 0) ?? [];
}
