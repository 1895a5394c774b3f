// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  FrameEvents,
  LiveFrame,
  Run,
} from '../../../../src/extensions/liveEditor/client/createLiveFrame';
import { createSession, type Session } from '../../../../src/extensions/liveEditor/client/createSession';
import { PROCESS_END_MS } from '../../../../src/extensions/liveEditor/client/frameProcess';
import type { CompileRequest } from '../../../../src/demo/shared/liveCode';
import { compile } from '../../../../src/extensions/liveEditor/worker/compile';

/** Compiles as the worker does, in a later task. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage({ id, code, language }: CompileRequest): void {
    setTimeout(() => this.onmessage?.({ data: { id, result: compile(code, language) } }));
  }
}

/** A frame that is ready at once, and says what it is told to. */
class FakeFrame implements LiveFrame {
  readonly runs: Run[] = [];
  isShown = false;
  isRemoved = false;
  constructor(readonly events: FrameEvents) {}
  run = (run: Run) => void this.runs.push(run);
  getLatest = () => this.runs.at(-1) ?? null;
  isTainted = () => this.runs.some(({ program }) => program.usesGlobalState);
  show = () => void (this.isShown = true);
  remove = () => void (this.isRemoved = true);
  /** Answers that the latest program is on the stage. */
  finish = () => this.events.onMessage({ kind: 'done', id: this.runs.at(-1)?.id ?? -1 });
}

const ORIGINAL = 'export default () => null;';
let frames: FakeFrame[];
let session: Session;
const onOutcome = vi.fn();
const onOriginal = vi.fn();

const getFrame = (index: number): FakeFrame => {
  const frame = frames.at(index);
  if (!frame) throw new Error(`No frame ${index}.`);
  return frame;
};

const edit = async (code: string) => {
  session.edit(code);
  await vi.advanceTimersByTimeAsync(100);
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  frames = [];
  session = createSession({
    original: ORIGINAL,
    language: 'TS',
    createFrame: (events) => {
      frames.push(new FakeFrame(events));
      return getFrame(-1);
    },
    onOutcome,
    onOriginal,
  });
  await vi.advanceTimersByTimeAsync(100);
});

afterEach(() => {
  session.end();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a session of live editing', () => {
  it('runs what is typed in the frame that the demo has made ready', async () => {
    await edit('export default () => 1;');
    expect(frames).toHaveLength(1);
    getFrame(0).finish();
    expect(getFrame(0).isShown).toBe(true);
    expect(onOutcome).toHaveBeenLastCalledWith('current', false);
  });

  it('gives the next program a frame of its own after one that may affect it, and swaps when it shows', async () => {
    await edit('window.open(); export default () => 1;');
    getFrame(0).finish();
    await edit('export default () => 2;');
    expect(frames).toHaveLength(2);
    expect(getFrame(0).isRemoved).toBe(false);
    getFrame(1).finish();
    expect(getFrame(0).isRemoved).toBe(true);
    expect(getFrame(1).isShown).toBe(true);
  });

  it('blames a program that hangs twice, and shows what was good before', async () => {
    await edit('window.a = 1; export default () => 1;');
    getFrame(0).finish();
    await edit('eval("for (;;);"); export default () => 2;');
    getFrame(1).events.onLost('endless');
    expect(frames.every(({ isRemoved }) => isRemoved)).toBe(true);
    await vi.advanceTimersByTimeAsync(PROCESS_END_MS - 100);
    expect(frames).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(getFrame(2).runs.map(({ id }) => id)).toEqual([2]);
    getFrame(2).events.onLost('endless');
    await vi.advanceTimersByTimeAsync(PROCESS_END_MS);
    expect(onOutcome).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'endless' }), true);
    expect(getFrame(3).runs.map(({ id }) => id)).toEqual([1]);
    getFrame(3).finish();
    expect(getFrame(3).isShown).toBe(true);
  });

  it('shows what was good before, too, when a program hangs twice after it was shown', async () => {
    await edit('export default () => 1;');
    getFrame(0).finish();
    await edit('export default () => 2;');
    for (const index of [0, 1]) {
      getFrame(index).finish();
      getFrame(index).events.onLost('endless');
      await vi.advanceTimersByTimeAsync(PROCESS_END_MS);
    }
    expect(onOutcome).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'endless' }), true);
    expect(getFrame(2).runs.map(({ id }) => id)).toEqual([1]);
  });

  /** A program that affects the next gives way to another one, and its frame hangs the process when it is removed. */
  const hangOnRemoval = async () => {
    await edit('window.a = 1; export default () => 1;');
    getFrame(0).finish();
    await edit('export default () => 2;');
    getFrame(1).finish();
    await vi.advanceTimersByTimeAsync(3500);
    getFrame(1).events.onLost('endless');
    await vi.advanceTimersByTimeAsync(PROCESS_END_MS);
  };

  it('blames and repeats nothing but the program whose frame has hung on its way out', async () => {
    await hangOnRemoval();
    expect(getFrame(2).runs.map(({ id }) => id)).toEqual([2]);
    getFrame(2).finish();
    expect(onOutcome).toHaveBeenLastCalledWith('current', false);
    expect(onOutcome).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'endless' }), true);
    await edit('export default () => {');
    getFrame(2).events.onLost('endless');
    await vi.advanceTimersByTimeAsync(PROCESS_END_MS);
    expect(frames.slice(2).flatMap(({ runs }) => runs.map(({ id }) => id))).not.toContain(1);
  });

  it('blames a program that hangs once more, in a frame that nothing has hung', async () => {
    await hangOnRemoval();
    getFrame(2).events.onLost('endless');
    await vi.advanceTimersByTimeAsync(PROCESS_END_MS);
    expect(onOutcome).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'endless' }), true);
    expect(onOriginal).toHaveBeenCalled();
  });

  it('tries a program once more that has shared the frame with others', async () => {
    await edit('export default () => 1;');
    await edit('export default () => 2;');
    getFrame(0).events.onLost('endless');
    await vi.advanceTimersByTimeAsync(PROCESS_END_MS);
    expect(getFrame(1).runs.map(({ id }) => id)).toEqual([2]);
    getFrame(1).finish();
    expect(onOutcome).toHaveBeenLastCalledWith('current', false);
  });

  it('does not start a frame before the process that hangs has ended, whatever is typed', async () => {
    await edit('eval("for (;;);"); export default () => 1;');
    getFrame(0).events.onLost('endless');
    await edit('export default () => 2;');
    expect(frames).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(PROCESS_END_MS);
    expect(getFrame(1).runs.map(({ id }) => id)).toEqual([2]);
  });

  it('does not wait beside a program that keeps the process busy', async () => {
    await edit('parent.postMessage(1, "*"); export default () => 1;');
    await vi.advanceTimersByTimeAsync(1500);
    await edit('export default () => 2;');
    expect(getFrame(0).isRemoved).toBe(true);
    expect(frames).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(PROCESS_END_MS);
    expect(getFrame(1).runs.map(({ id }) => id)).toEqual([2]);
  });

  it.each(['left', 'flood'] as const)('tells of a frame that is lost: %s', async (loss) => {
    await edit('window.a = 1; export default () => 1;');
    getFrame(0).events.onLost(loss);
    await vi.advanceTimersByTimeAsync(PROCESS_END_MS);
    expect(onOutcome).toHaveBeenLastCalledWith(expect.objectContaining({ kind: loss }), true);
    expect(onOriginal).toHaveBeenCalled();
  });

  it('says that the preview is old when there is no result after a moment', async () => {
    await edit('export default () => 1;');
    expect(onOutcome).not.toHaveBeenCalledWith('waiting', true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(onOutcome).toHaveBeenLastCalledWith('waiting', true);
  });

  it('says that the preview could not be loaded, blames no code, and tries again', async () => {
    await edit('export default () => 1;');
    getFrame(0).runs.length = 0;
    getFrame(0).events.onLost('unloaded');
    expect(onOutcome).toHaveBeenLastCalledWith('unloaded', true);
    expect(onOutcome).not.toHaveBeenCalledWith('current', false);
    await vi.advanceTimersByTimeAsync(PROCESS_END_MS);
    expect(getFrame(1).runs).toHaveLength(1);
    getFrame(1).finish();
    expect(onOutcome).toHaveBeenLastCalledWith('current', false);
  });

  it('begins anew once the code is as it was', async () => {
    await edit('export default () => 1;');
    getFrame(0).finish();
    await edit(ORIGINAL);
    expect(getFrame(0).isRemoved).toBe(true);
    expect(onOriginal).toHaveBeenCalled();
    await edit('export default () => 2;');
    expect(getFrame(1).runs).toHaveLength(1);
  });
});
