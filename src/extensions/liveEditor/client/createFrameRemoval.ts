import type { LiveFrame, Loss, Run } from './createLiveFrame';
import { PING_MS, SILENCE_LIMIT_MS } from './createHeartbeat';

/**
 * How long after its removal a frame is suspected of hanging the process, in ms: as long as it takes to
 * detect a hang.
 */
const SUSPICION_MS = SILENCE_LIMIT_MS + 3 * PING_MS;

/** Removes frames. Their code may loop forever when the document is unloaded, and hang the shared process. */
export interface FrameRemoval {
  readonly remove: (frame: LiveFrame | null) => void;
  /**
   * Returns and clears the reader's programs that may have hung the process when their frame was removed. If
   * there are any, the program in the next frame is not blamed.
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

/** The reader's programs that have run in a frame; not the demo's own code, which is harmless. */
export function listEdits(frame: LiveFrame | null): readonly Run[] {
  return frame?.getRuns().filter(({ id }) => id > 0) ?? [];
}
