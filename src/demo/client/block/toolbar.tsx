import { datasetOf } from '../../../base/client/dataset';
import copy from 'clipboard-copy';
import { selectData } from '../../../page/shared/attributes';
import { announce } from '../../../base/client/announce';
import { dispatch } from '../../../base/client/customEvents';
import { runLater } from '../../../base/client/runLater';
import type { CoreAction } from '../../../page/shared/demoActions';
import { COPIED_IN_DEMO_MS } from '../../../site/shared/site';
import type { Translate } from '../../../shell/client/language/language';
import { codeStyling } from '../../../shell/client/preferences/codeStyling';
import { codeVariant } from '../../../shell/client/preferences/codeVariant';
import { STYLING_CHOICES } from './chooseStyling';
import type { DemoControl } from './control';
import { readCode } from './readCode';
import { extraButtons } from './toolbarButtons';
import { DemoMenu } from './DemoMenu';

export { moveTabStop, handleKey, hideFocusTooltip } from './tabStop';

// Their code comes with this file: browsers open a tab only soon after a press.
for (const { load } of extraButtons) {
  load().catch(() => {
    // The press tries again.
  });
}

/** Performs the action of the clicked button, if any. */
export function handleClick(target: EventTarget, control: DemoControl, t: Translate): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  if (!button) return;
  const act = (action: string) => perform(action, button, control, t);
  const { action = '' } = button.dataset;
  if (action !== 'more') return act(action);
  const close = () => {
    control.setPanel(null);
    button.focus();
  };
  const onCopied = () => confirm(button, t('copy.copied'));
  const menu = { control, button, onAction: act, onClose: close, onCopied };
  control.setPanel(<DemoMenu {...menu} />);
}

/**
 * @param action as it is in the HTML of the button
 * @param button shows that the action has succeeded
 */
function perform(action: string, button: HTMLElement, control: DemoControl, t: Translate): void {
  const extra = extraButtons.find((one) => one.action === action);
  if (extra) return logFailure(extra.load().then((press) => press(control)));
  switch (action as CoreAction) {
    case 'source-ts':
      return codeVariant.choose('TS');
    case 'source-js':
      return codeVariant.choose('JS');
    case 'styling-system':
      return codeStyling.choose(STYLING_CHOICES.system);
    case 'styling-tailwind':
      return codeStyling.choose(STYLING_CHOICES.tailwind);
    case 'styling-css':
      return codeStyling.choose(STYLING_CHOICES.css);
    case 'edit':
      return control.onEdit?.();
    case 'copy':
      return logFailure(copySource(button, control, t));
    case 'reset-focus':
      return focusDemo(control.figure.current);
    case 'reset':
      resetDemo(control.figure.current);
      return confirm(button, t('demo.reset'));
  }
}

async function copySource(button: HTMLElement, control: DemoControl, t: Translate): Promise<void> {
  const { code } = await readCode(control);
  await copy(`${code}\n`);
  confirm(button, t('copy.copied'));
}

/** Moves the focus to just before the demo's first element, to try its keyboard navigation. */
function focusDemo(figure: HTMLElement | null): void {
  const frame =
    figure?.querySelector<HTMLIFrameElement>('iframe[sandbox]:not([inert])') ??
    figure?.querySelector<HTMLIFrameElement>('iframe:not([sandbox])');
  if (frame) return frame.contentWindow?.focus();
  const stage = findDemoRoot(figure)?.parentElement;
  if (!stage) return;
  stage.tabIndex = -1;
  stage.role = 'group';
  stage.ariaLabel = figure?.ariaLabel ?? null;
  stage.focus();
}

/** Resets the demo in a figure to its initial state; without effect before it is hydrated. */
function resetDemo(figure: HTMLElement | null): void {
  // The editor listens on the figure.
  dispatch(figure, 'demo-reset', null);
  dispatch(findDemoRoot(figure), 'demo-reset', null);
  figure?.querySelector<HTMLIFrameElement>('iframe:not([sandbox])')?.contentWindow?.location.reload();
}

/** The element of the demo that a figure shows: of several stylings, the chosen one. */
function findDemoRoot(figure: HTMLElement | null): HTMLElement | undefined {
  const roots = figure?.querySelectorAll<HTMLElement>(selectData('demo-root')) ?? [];
  return [...roots].find((root) => getComputedStyle(root).display !== 'none');
}

/** Failures of the clipboard or the network are only logged. */
function logFailure(task: Promise<unknown>): void {
  task.catch((error: unknown) => console.warn(error));
}

/** Confirms an action: shows a check mark briefly, and announces it to assistive technology. */
function confirm(button: HTMLElement, text: string): void {
  announce(text);
  datasetOf(button).done = '';
  runLater(button, COPIED_IN_DEMO_MS, () => delete datasetOf(button).done);
}
