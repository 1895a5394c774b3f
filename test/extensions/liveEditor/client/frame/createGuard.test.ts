import { describe, expect, it } from 'vitest';
import {
  createGuard,
  EndlessCodeError,
} from '../../../../../src/extensions/liveEditor/client/frame/createGuard';

/** A browser whose clock moves with each look, by 1 ms unless told otherwise, and whose tasks end when told. */
function createBrowser(step = 1) {
  let time = 0;
  let tasks: (() => void)[] = [];
  const guard = createGuard({ now: () => (time += step), onNextTask: (task) => tasks.push(task) });
  const endTask = () => {
    tasks.forEach((task) => task());
    tasks = [];
  };
  return { guard, endTask, wait: (ms: number) => (time += ms) };
}

function callOften(guard: () => void, times = 1000): void {
  for (let call = 0; call < times; call += 1) guard();
}

describe('the guard of edited code', () => {
  it('lets a task work for a second, and ends it then', () => {
    const { guard, wait } = createBrowser();
    callOften(guard);
    wait(900);
    callOften(guard);
    wait(200);
    expect(() => callOften(guard)).toThrow(EndlessCodeError);
  });

  it('ends a loop, which calls it millions of times, after a fifth of that', () => {
    const { guard, wait, endTask } = createBrowser(0);
    const loop = () => callOften(guard, 5_000_000);
    expect(loop).not.toThrow();
    wait(190);
    expect(loop).not.toThrow();
    endTask();
    wait(210);
    callOften(guard);
    wait(210);
    callOften(guard);
    expect(loop).toThrow(EndlessCodeError);
  });

  it('is not stopped by code that catches', () => {
    const { guard, wait } = createBrowser();
    callOften(guard);
    wait(1100);
    expect(() => callOften(guard)).toThrow(EndlessCodeError);
    expect(guard).toThrow(EndlessCodeError);
  });

  it('begins anew with each task of the browser', () => {
    const { guard, endTask, wait } = createBrowser();
    for (let task = 0; task < 5; task += 1) {
      callOften(guard);
      wait(600);
      endTask();
    }
    wait(2000);
    expect(() => callOften(guard)).not.toThrow();
  });
});
