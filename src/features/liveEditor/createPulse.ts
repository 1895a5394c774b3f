/** How often a frame is asked for a sign of life, in ms. */
export const PING_MS = 500;

/** How long a frame that has been ready may be silent, in ms. Less would take slow demos for endless ones. */
export const SILENCE_LIMIT_MS = 3000;

/** How long a frame may load, in ms: on a slow network the next one finds more of it in the cache. */
export const LOAD_LIMIT_MS = 8000;

/** Messages from a frame in one interval of `PING_MS`; a demo that moves sends its height 30 times. */
export const MESSAGE_LIMIT = 100;

/** The signs of life of a frame. */
export interface Pulse {
  /** Counts a message before anybody looks at it; false when there were too many. */
  readonly countMessage: () => boolean;
  /** It has said that it is ready. */
  readonly start: () => void;
  /** It has answered. */
  readonly hear: () => void;
  /** `PING_MS` have gone by; false when it has been silent for too long. */
  readonly tick: () => boolean;
}

/** Counts ticks and not time: while the page itself stands still, no frame is late. */
export function createPulse(): Pulse {
  let limit = LOAD_LIMIT_MS;
  let silence = 0;
  let messages = 0;
  return {
    countMessage: () => (messages += 1) <= MESSAGE_LIMIT,
    start() {
      limit = SILENCE_LIMIT_MS;
      silence = 0;
    },
    hear: () => (silence = 0),
    tick() {
      messages = 0;
      silence += PING_MS;
      return silence <= limit;
    },
  };
}
