import { isCodeError, toCodeColumn, type CodeError, type LiveLanguage } from '../../../../model/liveCode';
import type { FrameMessage } from '../messages';
import { compileInWorker } from './compileInWorker';
import type { LiveFrame } from './createLiveFrame';

/** Pause in typing after which the code runs, in ms. */
const DEBOUNCE_MS = 40;

/** Pause in typing after which an error is shown, in ms: half a word is no mistake yet. */
const ERROR_DELAY_MS = 400;

/** How often a frame that has not answered yet is asked for a sign of life, in ms. */
const PING_MS = 2000;

interface SessionSettings {
  /** The demo's own code. */
  readonly original: string;
  readonly language: LiveLanguage;
  readonly createFrame: (onMessage: (message: FrameMessage) => void) => LiveFrame;
  /** Tells that the latest code is on the stage (`null`), or what is wrong with it. */
  readonly onOutcome: (error: CodeError | null) => void;
}

/** Runs what a reader types. */
export interface Session {
  /** Takes the code as it is now. */
  readonly edit: (code: string) => void;
  readonly end: () => void;
}

/** Starts to run a demo's code: the original at once, out of sight, so that all that it needs is there. */
export function createSession({ original, language, createFrame, onOutcome }: SessionSettings): Session {
  let id = 0;
  let isEdited = false;
  let runTimer = 0;
  let errorTimer = 0;
  let pingTimer = 0;
  /** When the reader has last typed, in the page's time. */
  let editedAt = 0;
  /** Whether the frame owes an answer. */
  let isSilent = false;
  /** What runs, and what it was made of. */
  let current = { code: original, script: '' };

  const stopTimers = () => {
    [runTimer, errorTimer].forEach((timer) => window.clearTimeout(timer));
    window.clearInterval(pingTimer);
  };
  const fail = (error: CodeError) => {
    window.clearInterval(pingTimer);
    if (!isEdited) return;
    const delay = Math.max(0, ERROR_DELAY_MS - (performance.now() - editedAt));
    errorTimer = window.setTimeout(() => onOutcome(error), delay);
  };
  /** Running code knows its place in what the compiler has made. */
  const toCodePlace = (error: CodeError): CodeError => {
    const { line, column, fault } = error;
    if (fault !== 'code' || line === null || column === null) return error;
    return { ...error, column: toCodeColumn(current.code, current.script, line, column) };
  };

  const frame = createFrame((message) => {
    isSilent = false;
    if (message.kind !== 'done' && message.kind !== 'failed') return;
    if (message.id !== id) return;
    if (message.kind === 'failed') return fail(toCodePlace(message.error));
    window.clearInterval(pingTimer);
    if (!isEdited) return;
    window.clearTimeout(errorTimer);
    frame.show(true);
    onOutcome(null);
  });

  const watch = () => {
    isSilent = false;
    pingTimer = window.setInterval(() => {
      if (isSilent) {
        frame.restart();
        fail({ fault: 'endless', detail: '', line: null, column: null });
      } else {
        isSilent = frame.ping();
      }
    }, PING_MS);
  };

  const run = (code: string) => {
    const own = id;
    compileInWorker(code, language).then(
      (result) => {
        if (own !== id) return;
        if (isCodeError(result)) return fail(result);
        current = { code, script: result.script };
        frame.run(own, result);
        watch();
      },
      (error: unknown) => fail({ fault: 'code', detail: String(error), line: null, column: null }),
    );
  };
  run(original);

  return {
    edit(code) {
      stopTimers();
      id += 1;
      isEdited = code !== original;
      editedAt = performance.now();
      if (isEdited) {
        runTimer = window.setTimeout(() => run(code), DEBOUNCE_MS);
      } else {
        frame.show(false);
        onOutcome(null);
      }
    },
    end() {
      stopTimers();
      id += 1;
      frame.remove();
    },
  };
}
