import { describe, expect, it } from 'vitest';
import {
  createPulse,
  LOAD_LIMIT_MS,
  MESSAGE_LIMIT,
  PING_MS,
  SILENCE_LIMIT_MS,
  type Pulse,
} from '../../../../src/extensions/liveEditor/client/createPulse';

/** Ticks until the frame counts as silent. */
function countTicks(pulse: Pulse): number {
  let ticks = 1;
  while (pulse.tick()) ticks += 1;
  return ticks;
}

describe('the pulse of a frame', () => {
  it('stops when a frame that was ready does not answer in time', () => {
    const pulse = createPulse();
    pulse.start();
    expect(countTicks(pulse)).toBe(SILENCE_LIMIT_MS / PING_MS + 1);
  });

  it('goes on with each answer', () => {
    const pulse = createPulse();
    pulse.start();
    for (let tick = 0; tick < 50; tick += 1) {
      expect(pulse.tick()).toBe(true);
      pulse.hear();
    }
  });

  it('leaves a frame more time to load', () => {
    expect(countTicks(createPulse())).toBe(LOAD_LIMIT_MS / PING_MS + 1);
  });

  it('takes few messages between two questions, and no more', () => {
    const pulse = createPulse();
    const send = () => Array.from({ length: MESSAGE_LIMIT }, () => pulse.countMessage());
    expect(send()).not.toContain(false);
    pulse.tick();
    expect(send()).not.toContain(false);
    expect(pulse.countMessage()).toBe(false);
  });
});
