/** Interval between pings of a frame, in ms. */
export const PING_MS = 500;

/** How long a ready frame may stay silent, in ms. If this were less, slow demos would count as endless. */
export const SILENCE_LIMIT_MS = 3000;

/** How long a frame may take to load, in ms: on a slow network, the next attempt finds more in the cache. */
export const LOAD_LIMIT_MS = 8000;

/** Maximum number of messages from a frame per `PING_MS`; an animated demo sends its height 30 times. */
export const MESSAGE_LIMIT = 100;

/** Watches whether a frame still responds. */
export interface Heartbeat {
  /** Counts a message before it is parsed; false when there were too many. */
  readonly countMessage: () => boolean;
  /** Called when the frame is ready. */
  readonly start: () => void;
  /** Called when the frame has sent a message. */
  readonly receive: () => void;
  /** Called every `PING_MS`; false when the frame has been silent for too long. */
  readonly tick: () => boolean;
}

/** Counts ticks, not time: while the page itself is blocked, no frame is late. */
export function createHeartbeat(): Heartbeat {
  let limit = LOAD_LIMIT_MS;
  let silence = 0;
  let messages = 0;
  return {
    countMessage: () => (messages += 1) <= MESSAGE_LIMIT,
    start() {
      limit = SILENCE_LIMIT_MS;
      silence = 0;
    },
    receive: () => (silence = 0),
    tick() {
      messages = 0;
      silence += PING_MS;
      return silence <= limit;
    },
  };
}
