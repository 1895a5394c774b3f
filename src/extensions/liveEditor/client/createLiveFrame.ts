import type { Program } from '../../../demo/shared/liveCode';
import { userLanguage } from '../../../shell/client/language/language';
import { themeStore } from '../../../shell/client/preferences/theme';
import { parseFrameMessage, toPosted, type FrameMessage, type PageMessage } from './frame/messages';
import { createHeartbeat, PING_MS } from './createHeartbeat';
import { collectFonts } from './collectFonts';
import styles from './LiveEditor.module.css';

/** A program with the id that messages use for it. */
export interface Run {
  readonly id: number;
  readonly program: Program;
}

/** Why a frame is no longer usable: it never became ready, or its code has an error of this kind. */
export type Loss = 'unloaded' | 'endless' | 'left' | 'flood';

/** A frame that runs a demo as edited by the reader. */
export interface LiveFrame {
  /** Runs a program once the frame is ready; replaces an earlier one that is still waiting. */
  readonly run: (run: Run) => void;
  /** The program that has started in it last; `null` before the first. */
  readonly getLatest: () => Run | null;
  /** Whether one of its programs may affect the next. */
  readonly isTainted: () => boolean;
  /** Shows the frame instead of the page's own demo. */
  readonly show: () => void;
  readonly remove: () => void;
}

export interface LiveFrameSettings {
  /** The element that contains the demo. */
  readonly stage: HTMLElement;
  readonly address: string;
  readonly title: string;
  /** Height that the author has set for the demo, in px. */
  readonly height: number | null;
  /** Called when its code has moved the focus into the frame. */
  readonly onFocusTaken: () => void;
}

/** Events of a frame for its session. */
export interface FrameEvents {
  readonly onMessage: (message: FrameMessage) => void;
  /** Called once; the session must then remove the frame. */
  readonly onLost: (loss: Loss) => void;
}

/**
 * Loads a hidden frame. Its sandbox gives it an opaque origin: no storage, no cookies, no access to this
 * page. Browsers can also run it in another process, which may hang without harm.
 */
export function createLiveFrame(
  { stage, address, title, height, onFocusTaken }: LiveFrameSettings,
  { onMessage, onLost }: FrameEvents,
): LiveFrame {
  const heartbeat = createHeartbeat();
  let latest: Run | null = null;
  let isTainted = false;
  let waiting: Run | null = null;
  let isReady = false;
  let loads = 0;
  const controller = new AbortController();
  const { signal } = controller;

  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.className = styles.frame ?? '';
  frame.title = title;
  frame.style.height = `${stage.offsetHeight || (height ?? 0)}px`;
  frame.inert = true;
  frame.src = address;

  const post = (message: PageMessage) => {
    // `*`, because an opaque origin cannot be named as the target.
    if (isReady) frame.contentWindow?.postMessage(toPosted(message), '*');
  };
  const lose = (loss: Loss) => {
    if (signal.aborted) return;
    controller.abort();
    window.clearInterval(timer);
    onLost(loss);
  };
  const { paddingBlockStart, paddingInlineStart } = getComputedStyle(stage);
  const padding = [parseInt(paddingBlockStart, 10), parseInt(paddingInlineStart, 10)] as const;
  const postSettings = () =>
    post({ kind: 'settings', theme: themeStore.get(), language: userLanguage.get(), padding });
  const postFonts = () =>
    collectFonts().then(
      (fonts) => post({ kind: 'fonts', fonts }),
      // Offline: the frame uses the fonts that it has.
      () => post({ kind: 'fonts', fonts: [] }),
    );
  const runWaiting = () => {
    if (!isReady || !waiting) return;
    latest = waiting;
    isTainted ||= latest.program.usesGlobalState;
    post({ kind: 'run', ...latest });
    waiting = null;
  };

  const receive = (message: FrameMessage | null) => {
    if (!message) return;
    heartbeat.receive();
    if (message.kind === 'ready') {
      if (isReady) return lose('left');
      isReady = true;
      heartbeat.start();
      postSettings();
      void postFonts().then(runWaiting);
    } else if (message.kind === 'left') {
      lose('left');
    } else if (message.kind === 'focused') {
      onFocusTaken();
    } else if (message.kind === 'height') {
      frame.style.height = `${Math.max(message.height, height ?? 0)}px`;
      stage.style.setProperty('--live-height', frame.style.height);
    } else if (message.kind !== 'alive') {
      onMessage(message);
    }
  };
  const onWindowMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== frame.contentWindow) return;
    // Counted before parsing, which is the expensive part.
    if (heartbeat.countMessage()) receive(parseFrameMessage(event.data));
    else lose('flood');
  };
  window.addEventListener('message', onWindowMessage, { signal });
  frame.addEventListener('load', () => (loads += 1) > 1 && lose('left'), { signal });
  const timer = window.setInterval(() => {
    if (heartbeat.tick()) post({ kind: 'ping' });
    else lose(isReady ? 'endless' : 'unloaded');
  }, PING_MS);
  const stopTheme = themeStore.subscribe(postSettings);
  const stopLanguage = userLanguage.subscribe(postSettings);
  document.fonts.addEventListener('loadingdone', () => void (isReady && postFonts()), { signal });
  stage.append(frame);

  return {
    run(run) {
      waiting = run;
      runWaiting();
    },
    getLatest: () => latest,
    isTainted: () => isTainted,
    show() {
      frame.inert = false;
      frame.dataset.shown = '';
      stage.classList.add(styles.edited ?? '');
    },
    remove() {
      controller.abort();
      window.clearInterval(timer);
      stopTheme();
      stopLanguage();
      frame.remove();
    },
  };
}
