import { isCodeError, toCodeColumn, type CodeError, type LiveLanguage } from '../../../demo/shared/liveCode';
import type { FrameMessage } from './frame/messages';
import { compileInWorker } from './compileInWorker';
import { createFrameRemoval, listEdits } from './createFrameRemoval';
import type { FrameEvents, LiveFrame, Run } from './createLiveFrame';
import { endProcess, joinProcess, PROCESS_END_MS } from './frameProcess';
import { LOSS_ERRORS, type Outcome, type StartedLoss } from './outcome';

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
  let renewTimer = 0;
  /** The latest program; `null` until it is compiled, and when it has an error. */
  let current: Run | null = null;
  /** Programs that were shown and caused no trouble, the latest last. */
  let good: Run[] = [];
  /** When a program was last started, and the id of the last one that has reported a result. */
  let startedAt = 0;
  let answeredId = 0;
  /** The frame for the next program, and the visible one: the same, unless the next is still loading. */
  let next: LiveFrame | null = null;
  let shown: LiveFrame | null = null;
  const removal = createFrameRemoval();

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
    const { line, column, fault } = error;
    if (fault !== 'code' || line === null || column === null || !current) return error;
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
        if (loss === 'unloaded') {
          // No program is to blame: none has started.
          if (isEdited()) onOutcome('unloaded', true);
          return lose('silent', null, false, PROCESS_END_MS);
        }
        const isHanging = loss === 'silent' && frame.getRuns().length > 0;
        if (isHanging) endProcess();
        else lose(loss, frame, true, loss === 'left' ? 0 : PROCESS_END_MS);
      },
    });
    return frame;
  };

  const answer = (frame: LiveFrame, message: FrameMessage) => {
    if (message.kind !== 'done' && message.kind !== 'failed') return;
    const latest = frame.getRuns().at(-1);
    if (latest?.id !== message.id) return;
    answeredId = latest.id;
    const isCurrent = latest.id === id;
    if (message.kind === 'failed') return isCurrent ? fail(toCodePlace(message.error)) : undefined;
    if (!isEdited() || latest.id === 0) return;
    if (!good.includes(latest)) good = [...good.slice(-1), latest];
    if (shown !== frame) removal.remove(shown);
    shown = frame;
    frame.show();
    if (!isCurrent) return;
    stopTimers();
    onOutcome('current', false);
  };

  /** Removes the frames. Blames a program only if no other has run in its frame; others are tried again. */
  const lose = (loss: StartedLoss, frame: LiveFrame | null, isSuspect: boolean, delay: number) => {
    const runs = listEdits(frame ?? next ?? shown);
    const suspects = removal.takeSuspects(loss);
    const blamed = isSuspect && suspects.length === 0 && runs.length === 1 ? runs[0] : undefined;
    removeFrames();
    good = good.filter((one) => one !== blamed && !suspects.includes(one));
    if (blamed && blamed === current) {
      current = null;
      fail({ fault: LOSS_ERRORS[loss], detail: '', line: null, column: null });
    }
    window.clearTimeout(renewTimer);
    renewTimer = window.setTimeout(() => {
      renewTimer = 0;
      start();
    }, delay);
  };

  /** Runs the latest program, or else the last good one, in a frame free of side effects of earlier ones. */
  const start = () => {
    const run = current ?? good.at(-1);
    if (!run) {
      if (isEdited()) onOriginal();
      return;
    }
    const edits = listEdits(next);
    const isBusy = edits.length > 0 && edits.at(-1)?.id !== answeredId;
    if (isBusy && performance.now() - startedAt > WAIT_MS) {
      // The code that blocks the process would also block a new frame in it.
      lose('silent', next, false, PROCESS_END_MS);
      return;
    }
    startedAt = performance.now();
    if (edits.some(({ program }) => program.leavesTraces)) {
      if (next !== shown) removal.remove(next);
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
        if (!renewTimer) start();
      },
      (error: unknown) => fail({ fault: 'code', detail: String(error), line: null, column: null }),
    );
  };

  const leaveProcess = joinProcess({
    getEditTime: () => editedAt,
    leave: (isSuspect) => lose('silent', null, isSuspect, PROCESS_END_MS),
  });
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
      window.clearTimeout(renewTimer);
      id += 1;
      leaveProcess();
      removeFrames();
    },
  };
}
