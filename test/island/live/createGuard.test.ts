import { describe, expect, it } from 'vitest';
import { createGuard, EndlessCodeError } from '../../../src/island/live/createGuard';

/** A browser whose clock moves by 1 ms with each look, and whose tasks end when told. */
function createBrowser() {
  let time = 0;
  let tasks: (() => void)[] = [];
  const guard = createGuard({ now: () => (time += 1), onNextTask: (task) => tasks.push(task) });
  const endTask = () => {
    tasks.forEach((task) => task());
    tasks = [];
  };
  return { guard, endTask, wait: (ms: number) => (time += ms) };
}

function callOften(guard: () => void): void {
  for (let call = 0; call < 1000; call += 1) guard();
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
