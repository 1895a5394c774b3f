import type { Program } from '../../../../model/liveCode';
import { userLanguage } from '../../../../state/language';
import { themeStore } from '../../../../state/theme';
import { parseFrameMessage, toPosted, type FrameMessage, type PageMessage } from '../messages';
import styles from './LiveEditor.module.css';

/** The frame in which a demo runs as the reader has edited it. */
export interface LiveFrame {
  /** Runs a program as soon as the frame listens; an earlier one that still waits is forgotten. */
  readonly run: (id: number, program: Program) => void;
  /** Asks for a sign of life; false while the frame itself is loading. */
  readonly ping: () => boolean;
  /** Puts the frame in the place of the page's own demo, or that one back. */
  readonly show: (isShown: boolean) => void;
  /** Ends whatever runs in it, and starts anew with the last program that was shown. */
  readonly restart: () => void;
  readonly remove: () => void;
}

type RunMessage = Extract<PageMessage, { kind: 'run' }>;

interface LiveFrameSettings {
  /** The element that the demo stands in. */
  readonly stage: HTMLElement;
  readonly address: string;
  readonly title: string;
  /** Height that the author has given the demo, in px. */
  readonly height: number | null;
  readonly onMessage: (message: FrameMessage) => void;
}

/**
 * Loads the frame, out of sight. Its sandbox gives it an origin of its own: no storage, no cookie, no way
 * into this page; and browsers that can run it in a process of its own, which may hang without harm.
 */
export function createLiveFrame({ stage, address, title, height, onMessage }: LiveFrameSettings): LiveFrame {
  let program: RunMessage | null = null;
  let lastGood: RunMessage | null = null;
  let isReady = false;
  let isShown = false;
  let frame = createFrame();

  function createFrame(): HTMLIFrameElement {
    const element = document.createElement('iframe');
    element.setAttribute('sandbox', 'allow-scripts allow-forms');
    element.className = styles.frame ?? '';
    element.title = title;
    element.style.height = `${height ?? stage.offsetHeight}px`;
    element.inert = !isShown;
    element.src = address;
    stage.append(element);
    return element;
  }
  const tell = (message: PageMessage) => {
    // Its origin has no name that could be given here.
    if (isReady) frame.contentWindow?.postMessage(toPosted(message), '*');
  };
  const { paddingBlockStart, paddingInlineStart } = getComputedStyle(stage);
  const room = [parseInt(paddingBlockStart, 10), parseInt(paddingInlineStart, 10)] as const;
  const tellSettings = () =>
    tell({ kind: 'settings', theme: themeStore.get(), language: userLanguage.get(), room });

  const onWindowMessage = ({ source, data }: MessageEvent<unknown>) => {
    const message = source === frame.contentWindow ? parseFrameMessage(data) : null;
    if (!message) return;
    if (message.kind === 'ready') {
      isReady = true;
      tellSettings();
      if (program) tell(program);
    } else if (message.kind === 'height') {
      frame.style.height = `${Math.max(message.height, height ?? 0)}px`;
    } else {
      if (message.kind === 'done' && message.id === program?.id) lastGood = program;
      onMessage(message);
    }
  };
  window.addEventListener('message', onWindowMessage);
  const stopTheme = themeStore.subscribe(tellSettings);
  const stopLanguage = userLanguage.subscribe(tellSettings);
  stage.classList.add(styles.stage ?? '');

  return {
    run(id, given) {
      program = { kind: 'run', id, program: given };
      tell(program);
    },
    ping() {
      tell({ kind: 'ping' });
      return isReady;
    },
    show(shown) {
      isShown = shown;
      frame.inert = !shown;
      stage.classList.toggle(styles.edited ?? '', shown);
    },
    restart() {
      program = lastGood;
      isReady = false;
      frame.remove();
      frame = createFrame();
    },
    remove() {
      window.removeEventListener('message', onWindowMessage);
      stopTheme();
      stopLanguage();
      stage.classList.remove(styles.stage ?? '', styles.edited ?? '');
      frame.remove();
    },
  };
}
