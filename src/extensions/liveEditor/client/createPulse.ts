/** Interval between pings of a frame, in ms. */
export const PING_MS = 500;

/** How long a ready frame may not answer, in ms. With less, slow demos would count as endless. */
export const SILENCE_LIMIT_MS = 3000;

/** How long a frame may load, in ms: on a slow network the next attempt finds more in the cache. */
export const LOAD_LIMIT_MS = 8000;

/** Most messages from a frame per `PING_MS`; an animated demo sends its height 30 times. */
export const MESSAGE_LIMIT = 100;

/** Watches whether a frame still responds. */
export interface Pulse {
  /** Counts a message before it is parsed; false when there were too many. */
  readonly countMessage: () => boolean;
  /** The frame is ready. */
  readonly start: () => void;
  /** The frame has answered. */
  readonly hear: () => void;
  /** Called every `PING_MS`; false when the frame has not answered for too long. */
  readonly tick: () => boolean;
}

/** Counts ticks, not time: while the page itself is blocked, no frame is late. */
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
