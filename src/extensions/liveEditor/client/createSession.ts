import { isCodeError, toCodeColumn, type CodeError, type LiveLanguage } from '../../../demo/shared/liveCode';
import type { FrameMessage } from './frame/messages';
import { compileInWorker } from './compileInWorker';
import type { FrameEvents, LiveFrame, Loss, Run } from './createLiveFrame';
import { endProcess, joinProcess, PROCESS_END_MS } from './frameProcess';
import type { Outcome } from './outcome';

/** Pause in typing after which the code runs, in ms. */
const DEBOUNCE_MS = 40;

/** Pause in typing after which an error is shown, in ms: half a word is not an error yet. */
const ERROR_DELAY_MS = 400;

/** Time without a result after which the preview counts as outdated, in ms. */
const WAIT_MS = 1000;

interface SessionSettings {
  /** The demo's own code. */
  readonly original: string;
  readonly language: LiveLanguage;
  readonly createFrame: (events: FrameEvents) => LiveFrame;
  /** @param isStale whether the preview does not show the current code */
  readonly onOutcome: (outcome: Outcome, isStale: boolean) => void;
  /** Shows the page's own demo again. */
  readonly onOriginal: () => void;
}

/** Runs the code that a reader edits. */
export interface Session {
  /** Sets the current code. */
  readonly edit: (code: string) => void;
  readonly end: () => void;
}

/** Starts a session; runs the original code at once in a hidden frame, so that everything is loaded. */
export function createSession(settings: SessionSettings): Session {
  const { original, language, onOutcome, onOriginal } = settings;
  let id = 0;
  let code = original;
  /** When the reader last typed, by `performance.now()`. */
  let editedAt = performance.now();
  let timers: number[] = [];
  let restartTimer = 0;
  /** The latest program; `null` until it is compiled, and when it has an error. */
  let current: Run | null = null;
  /** Programs that were shown and caused no trouble, the latest last. */
  let good: Run[] = [];
  /** When the latest program was started; `Infinity` once it has reported a result. */
  let busySince = Infinity;
  /** The last program that hung. */
  let suspect: Run | null = null;
  /** The last one whose frame was removed: it may have hung on its way out, and must not run again then. */
  let removed: Run | null = null;
  /** The frame for the next program, and the visible one: the same, unless the next is still loading. */
  let next: LiveFrame | null = null;
  let shown: LiveFrame | null = null;

  const isEdited = () => code !== original;
  const wait = (callback: () => void, ms: number) => timers.push(window.setTimeout(callback, ms));
  const stopTimers = () => {
    timers.forEach((timer) => window.clearTimeout(timer));
    timers = [];
  };
  const fail = (error: CodeError) => {
    if (!isEdited()) return;
    stopTimers();
    const delay = Math.max(0, ERROR_DELAY_MS - (performance.now() - editedAt));
    // A program that fails later, for example on a click, has already been shown.
    wait(() => onOutcome(error, !current || good.at(-1) !== current), delay);
  };
  /** Maps a position in the compiled code to the reader's code. */
  const toCodePlace = (error: CodeError): CodeError => {
    const { line, column, kind } = error;
    if (kind !== 'code' || line === null || column === null || !current) return error;
    return { ...error, column: toCodeColumn(code, current.program.script, line, column) };
  };

  const removeFrames = () => {
    next?.remove();
    shown?.remove();
    next = shown = null;
  };

  const openFrame = (): LiveFrame => {
    const frame = settings.createFrame({
      onMessage: (message) => answer(frame, message),
      onLost: (loss) => {
        if (loss === 'endless') return endProcess();
        if (loss !== 'unloaded') return blame(frame.getLatest(), loss);
        // No program is to blame: none has started.
        if (isEdited()) onOutcome('unloaded', true);
        restart();
      },
    });
    return frame;
  };

  const answer = (frame: LiveFrame, message: FrameMessage) => {
    const latest = frame.getLatest();
    if ((message.kind !== 'done' && message.kind !== 'failed') || latest?.id !== message.id) return;
    busySince = Infinity;
    const isCurrent = latest === current;
    if (message.kind === 'failed') return isCurrent ? fail(toCodePlace(message.error)) : undefined;
    if (!isEdited() || latest.id === 0) return;
    if (!good.includes(latest)) good = [...good.slice(-1), latest];
    if (shown && shown !== frame) {
      removed = shown.getLatest();
      shown.remove();
    }
    shown = frame;
    frame.show();
    if (!isCurrent) return;
    stopTimers();
    onOutcome('current', false);
  };

  /** Gives a program up, and shows the last good one. */
  const blame = (run: Run | null, kind: Exclude<Loss, 'unloaded'>) => {
    good = good.filter((one) => one !== run);
    if (run && run === current) {
      current = null;
      fail({ kind, detail: '', line: null, column: null });
    }
    restart();
  };

  /**
   * The process hangs. The latest program is blamed only when it hangs for the second time: a frame that was
   * removed may have caused the first.
   */
  const leave = (isSuspect: boolean) => {
    const latest = (next ?? shown)?.getLatest() ?? null;
    if (isSuspect && latest && latest === suspect) return blame(latest, 'endless');
    if (isSuspect) suspect = latest;
    good = good.filter((one) => one !== removed);
    restart();
  };

  /** Removes all frames and, once their process has ended, runs the code again. */
  const restart = () => {
    removeFrames();
    window.clearTimeout(restartTimer);
    restartTimer = window.setTimeout(() => {
      restartTimer = 0;
      start();
    }, PROCESS_END_MS);
  };

  /** Runs the latest program, or else the last good one, in a frame free of side effects of earlier ones. */
  const start = () => {
    const run = current ?? good.at(-1);
    if (!run) {
      if (isEdited()) onOriginal();
      return;
    }
    // The code that blocks the process would also block a new frame in it.
    const hasStarted = (next?.getLatest()?.id ?? 0) > 0;
    if (hasStarted && performance.now() - busySince > WAIT_MS) return restart();
    busySince = performance.now();
    if (next?.isTainted()) {
      if (next !== shown) next.remove();
      next = null;
    }
    next ??= openFrame();
    next.run(run);
  };

  const compile = () => {
    const own = id;
    compileInWorker(code, language).then(
      (result) => {
        if (own !== id) return;
        if (isCodeError(result)) return fail(result);
        current = { id, program: result };
        // A frame created now would join the hanging process: the timer creates one later, with this program.
        if (!restartTimer) start();
      },
      (error: unknown) => fail({ kind: 'code', detail: String(error), line: null, column: null }),
    );
  };

  const leaveProcess = joinProcess({ getEditTime: () => editedAt, leave });
  compile();

  return {
    edit(newCode) {
      if (newCode === code) return;
      stopTimers();
      id += 1;
      code = newCode;
      current = null;
      editedAt = performance.now();
      if (isEdited()) {
        wait(compile, DEBOUNCE_MS);
        wait(() => onOutcome('waiting', true), WAIT_MS);
        return;
      }
      // Whatever has happened to the frames, the next edit starts afresh.
      good = [];
      if (shown) {
        removeFrames();
        next = openFrame();
      }
      onOriginal();
      onOutcome('current', false);
    },
    end() {
      stopTimers();
      window.clearTimeout(restartTimer);
      id += 1;
      leaveProcess();
      removeFrames();
    },
  };
}
