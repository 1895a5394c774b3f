import { isCodeError, toCodeColumn, type CodeError, type LiveLanguage } from '../../model/liveCode';
import type { FrameMessage } from '../../island/live/messages';
import { compileInWorker } from './compileInWorker';
import { createFrameRemoval, listEdits } from './createFrameRemoval';
import type { FrameEvents, LiveFrame, Run } from './createLiveFrame';
import { endProcess, joinProcess, PROCESS_END_MS } from './frameProcess';
import { LOSS_FAULTS, type Outcome, type StartedLoss } from './outcome';

/** Pause in typing after which the code runs, in ms. */
const DEBOUNCE_MS = 40;

/** Pause in typing after which an error is shown, in ms: half a word is no mistake yet. */
const ERROR_DELAY_MS = 400;

/** Time without a result after which the preview is called old, in ms. */
const WAIT_MS = 1000;

interface SessionSettings {
  /** The demo's own code. */
  readonly original: string;
  readonly language: LiveLanguage;
  readonly createFrame: (events: FrameEvents) => LiveFrame;
  /** @param isStale whether the preview shows something else than the code */
  readonly onOutcome: (outcome: Outcome, isStale: boolean) => void;
  /** The page's own demo is to be seen again. */
  readonly onOriginal: () => void;
}

/** Runs what a reader types. */
export interface Session {
  /** Takes the code as it is now. */
  readonly edit: (code: string) => void;
  readonly end: () => void;
}

/** Starts to run a demo's code: the original at once, out of sight, so that all that it needs is there. */
export function createSession(settings: SessionSettings): Session {
  const { original, language, onOutcome, onOriginal } = settings;
  let id = 0;
  let code = original;
  /** When the reader has last typed, in the page's time. */
  let editedAt = performance.now();
  let timers: number[] = [];
  let renewTimer = 0;
  /** The latest code, once it is compiled; `null` also when it is wrong. */
  let current: Run | null = null;
  /** What has been on the stage and did no harm, the latest last. */
  let good: Run[] = [];
  /** When a program was last started, and the last that has answered. */
  let startedAt = 0;
  let answeredId = 0;
  /** Where the next program runs, and the one that is seen: the same, or the other while the one is loading. */
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
    // What fails later, at a click for example, has been on the stage.
    wait(() => onOutcome(error, !current || good.at(-1) !== current), delay);
  };
  /** Running code knows its place in what the compiler has made. */
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
          // No program is to blame: none has begun.
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

  /** Throws the frames away. What has run alone in one is to blame; what came later gets another try. */
  const lose = (loss: StartedLoss, frame: LiveFrame | null, isSuspect: boolean, delay: number) => {
    const runs = listEdits(frame ?? next ?? shown);
    const suspects = removal.takeSuspects(loss);
    const blamed = isSuspect && suspects.length === 0 && runs.length === 1 ? runs[0] : undefined;
    removeFrames();
    good = good.filter((one) => one !== blamed && !suspects.includes(one));
    if (blamed && blamed === current) {
      current = null;
      fail({ fault: LOSS_FAULTS[loss], detail: '', line: null, column: null });
    }
    window.clearTimeout(renewTimer);
    renewTimer = window.setTimeout(() => {
      renewTimer = 0;
      start();
    }, delay);
  };

  /** Runs the latest code in a frame that nothing has spoilt; without such code, what was good before. */
  const start = () => {
    const run = current ?? good.at(-1);
    if (!run) {
      if (isEdited()) onOriginal();
      return;
    }
    const edits = listEdits(next);
    const isBusy = edits.length > 0 && edits.at(-1)?.id !== answeredId;
    if (isBusy && performance.now() - startedAt > WAIT_MS) {
      // Whatever keeps it busy would keep a new frame in the same process waiting.
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
        // Too early, a new frame would join the process that hangs: it takes this program when it comes.
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
    edit(given) {
      if (given === code) return;
      stopTimers();
      id += 1;
      code = given;
      current = null;
      editedAt = performance.now();
      if (isEdited()) {
        wait(compile, DEBOUNCE_MS);
        wait(() => onOutcome('waiting', true), WAIT_MS);
        return;
      }
      // Whatever has happened to the frames: the next edit begins anew.
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
