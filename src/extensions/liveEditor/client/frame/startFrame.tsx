import type { DemoPage } from '../../../../page/shared/demoPage';
import { datasetOf } from '../../../../base/client/dataset';
import { userLanguage } from '../../../../shell/client/language/language';
import { themeStore } from '../../../../shell/client/preferences/theme';
import { isPageMessage, toPosted, type FrameMessage } from './messages';
import { addFonts } from './addFonts';
import { createStage } from './createStage';
import { reportHeight } from './reportHeight';
import { restrictCode } from './restrictCode';
import { toCodeError } from './toCodeError';

/**
 * Turns the page of a demo into the frame that shows the demo as edited by the reader; returns a function
 * that stops it.
 * @param root container of the demo, with the server's HTML until the first program is shown
 */
export function startFrame(root: HTMLElement, demo: DemoPage): () => void {
  // Clicks are not queued here: whatever is shown is interactive.
  datasetOf(root).demoRoot = 'edited';
  // The page's origin is unknown in a sandboxed frame; the messages contain nothing secret.
  const post = (message: FrameMessage) => window.parent.postMessage(toPosted(message), '*');
  let current = 0;
  const fail = (id: number, error: unknown) => post({ kind: 'failed', id, error: toCodeError(error) });
  restrictCode({
    onHashFlood: () => post({ kind: 'left' }),
    onFocusTaken: () => post({ kind: 'focused' }),
  });
  const stage = createStage(root, demo, fail);

  // The page decides on the mode, not the operating system; this document has no storage.
  let settings = themeStore.get();
  const stopTheme = themeStore.subscribe(() => themeStore.set(settings));

  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !isPageMessage(data)) return;
    if (data.kind === 'settings') {
      settings = data.theme;
      themeStore.set(settings);
      userLanguage.set(data.language);
      const [block, inline] = data.padding;
      if (root.parentElement) root.parentElement.style.padding = `${block}px ${inline}px`;
    } else if (data.kind === 'fonts') {
      // Until now nothing was laid out, so no font was requested, which would fail.
      void addFonts(data.fonts).then(() => (document.documentElement.hidden = false));
    } else if (data.kind === 'ping') {
      post({ kind: 'alive' });
    } else {
      const { id, program } = data;
      current = id;
      stage.run(id, program).then(
        () => post({ kind: 'done', id }),
        (error: unknown) => fail(id, error),
      );
    }
  };
  const onError = ({ error, message }: ErrorEvent) => fail(current, error ?? new Error(message));
  const onRejection = ({ reason }: PromiseRejectionEvent) => fail(current, reason);

  const stopHeight = reportHeight(root, (height) => post({ kind: 'height', height }));
  window.addEventListener('message', onMessage);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  post({ kind: 'ready' });
  return () => {
    stopTheme();
    stopHeight();
    window.removeEventListener('message', onMessage);
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
