import { describe, expect, it } from 'vitest';
import {
  createHeartbeat,
  LOAD_LIMIT_MS,
  MESSAGE_LIMIT,
  PING_MS,
  SILENCE_LIMIT_MS,
  type Heartbeat,
} from '../../../../src/extensions/liveEditor/client/createHeartbeat';

/** Ticks until the frame counts as silent. */
function countTicks(pulse: Heartbeat): number {
  let ticks = 1;
  while (pulse.tick()) ticks += 1;
  return ticks;
}

describe('the pulse of a frame', () => {
  it('stops when a frame that was ready does not answer in time', () => {
    const pulse = createHeartbeat();
    pulse.start();
    expect(countTicks(pulse)).toBe(SILENCE_LIMIT_MS / PING_MS + 1);
  });

  it('goes on with each answer', () => {
    const pulse = createHeartbeat();
    pulse.start();
    for (let tick = 0; tick < 50; tick += 1) {
      expect(pulse.tick()).toBe(true);
      pulse.receive();
    }
  });

  it('leaves a frame more time to load', () => {
    expect(countTicks(createHeartbeat())).toBe(LOAD_LIMIT_MS / PING_MS + 1);
  });

  it('takes few messages between two questions, and no more', () => {
    const pulse = createHeartbeat();
    const send = () => Array.from({ length: MESSAGE_LIMIT }, () => pulse.countMessage());
    expect(send()).not.toContain(false);
    pulse.tick();
    expect(send()).not.toContain(false);
    expect(pulse.countMessage()).toBe(false);
  });
});
