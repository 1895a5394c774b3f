import copy from 'clipboard-copy';
import { announce } from '../../../base/client/announce';
import type { DemoAction } from '../../../page/shared/demoActions';
import { COPIED_IN_DEMO_MS } from '../../../site/shared/site';
import type { Translate } from '../../../shell/client/language/language';
import { codeStyling } from '../../../shell/client/preferences/codeStyling';
import { codeVariant } from '../../../shell/client/preferences/codeVariant';
import { STYLING_CHOICES } from './chooseStyling';
import type { DemoControl } from './control';
import { readCode } from './readCode';
import { resetDemo } from '../island/resetDemo';
import { openSandbox } from './openSandbox';
import { focusDemo } from './focusDemo';
import { DemoMenu } from './DemoMenu';

export { moveTabStop, handleKey, hideFocusTooltip } from './tabStop';

/** Performs the action of the clicked button, if any. */
export function handleClick(target: EventTarget, control: DemoControl, t: Translate): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  if (!button) return;
  const act = (action: DemoAction) => perform(action, button, control, t);
  if (button.dataset.action !== 'more') return act(button.dataset.action as DemoAction);
  const close = () => {
    control.setPanel(null);
    button.focus();
  };
  const onCopied = () => confirm(button, t('copy.copied'));
  const menu = { control, button, onAction: act, onClose: close, onCopied };
  control.setPanel(<DemoMenu {...menu} />);
}

/** @param button shows that the action has succeeded */
function perform(action: DemoAction, button: HTMLElement, control: DemoControl, t: Translate): void {
  switch (action) {
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
    case 'stackblitz':
    case 'codesandbox':
      return logFailure(openSandbox(action, control));
    case 'edit':
      return control.onEdit?.();
    case 'copy':
      return logFailure(copySource(button, control, t));
    case 'reset-focus':
      return focusDemo(control);
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

/** Failures of the clipboard or the network are only logged. */
function logFailure(task: Promise<unknown>): void {
  task.catch((error: unknown) => console.warn(error));
}

const timers = new WeakMap<HTMLElement, number>();

/** Confirms an action: shows a check mark briefly, and announces it to assistive technology. */
function confirm(button: HTMLElement, text: string): void {
  announce(text);
  button.dataset.done = '';
  window.clearTimeout(timers.get(button));
  timers.set(
    button,
    window.setTimeout(() => delete button.dataset.done, COPIED_IN_DEMO_MS),
  );
}
