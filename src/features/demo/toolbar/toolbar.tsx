import copy from 'clipboard-copy';
import { announce } from '../../../behaviours/announce';
import { COPIED_IN_DEMO_MS } from '../../../model/site';
import type { Translate } from '../../../state/language';
import { codeStyling } from '../../../state/preferences/codeStyling';
import { codeVariant } from '../../../state/preferences/codeVariant';
import { STYLING_CHOICES } from '../chooseStyling';
import type { DemoControl } from '../control';
import { readCode } from '../live/readCode';
import { resetDemo } from '../resetDemo';
import { openSandbox } from '../sandbox/openSandbox';
import { focusDemo } from './focusDemo';
import { DemoMenu } from './DemoMenu';

export { keepTabStop, pressKey } from './tabStop';

/** Performs the action of the button that was pressed, if it was one. */
export function press(target: EventTarget, control: DemoControl, t: Translate): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  switch (button?.dataset.action) {
    case 'TS':
    case 'JS':
      return codeVariant.choose(button.dataset.action);
    case 'styling-system':
      return codeStyling.choose(STYLING_CHOICES.system);
    case 'styling-tailwind':
      return codeStyling.choose(STYLING_CHOICES.tailwind);
    case 'styling-css':
      return codeStyling.choose(STYLING_CHOICES.css);
    case 'stackblitz':
    case 'codesandbox':
      return report(openSandbox(button.dataset.action, control));
    case 'copy':
      return report(copySource(button, control, t));
    case 'focus':
      return focusDemo(control);
    case 'reset':
      resetDemo(control.figure.current);
      return confirm(button, t('demo.reset'));
    case 'more': {
      const close = () => {
        control.setPanel(null);
        button.focus();
      };
      const onCopied = () => confirm(button, t('copy.copied'));
      return control.setPanel(
        <DemoMenu control={control} button={button} onClose={close} onCopied={onCopied} />,
      );
    }
  }
}

async function copySource(button: HTMLElement, control: DemoControl, t: Translate): Promise<void> {
  const { code } = await readCode(control);
  await copy(`${code}\n`);
  confirm(button, t('copy.copied'));
}

/** What could not be done leaves the page as it is: the clipboard or the network refused. */
function report(task: Promise<unknown>): void {
  task.catch((error: unknown) => console.warn(error));
}

const timers = new WeakMap<HTMLElement, number>();

/** Tells that an action is done: a tick for a moment, and a sentence for assistive technology. */
function confirm(button: HTMLElement, text: string): void {
  announce(text);
  button.dataset.done = '';
  window.clearTimeout(timers.get(button));
  timers.set(
    button,
    window.setTimeout(() => delete button.dataset.done, COPIED_IN_DEMO_MS),
  );
}
