import { selectData, type DataAttributes } from '../model/attributes';
import { COPIED_IN_DEMO_MS, COPIED_IN_TEXT_MS } from '../model/site';
import { datasetOf } from '../state/dataset';
import { announce } from './announce';
import { copyText } from './copyText';

const CODE = selectData('code');
const COPY_BUTTONS = `${selectData('copy')}, ${selectData('copy-value')}`;

/**
 * Handles all copy buttons, and Ctrl/⌘+C on a hovered or focused code block when nothing is selected; returns a
 * cleanup function. "Copied" is shown only after the copy has succeeded; failures are silent.
 */
export function attachCopyCode(root: Document): () => void {
  const isApple = /mac|iphone|ipad/i.test(navigator.platform);
  datasetOf(root.documentElement).platform = isApple ? 'apple' : 'other';

  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(COPY_BUTTONS) : null;
    if (button) void copyFrom(button);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isCopyShortcut(event, isApple) || hasSelection(root)) return;
    const block = root.querySelector(`${CODE}:hover`) ?? root.activeElement?.closest(CODE);
    const button = block?.querySelector<HTMLElement>(selectData('copy'));
    if (button) pressByKeyboard(button);
  };
  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKeyDown);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('keydown', onKeyDown);
  };
}

/** Whether a key event is the platform's copy shortcut: ⌘C on Apple devices, Ctrl+C elsewhere. */
export function isCopyShortcut(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
  isApple: boolean,
): boolean {
  const hasModifier = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return key.toLowerCase() === 'c' && hasModifier && !shiftKey && !altKey;
}

/** Includes a selection inside a text field, which Firefox leaves out of the document's selection. */
function hasSelection(root: Document): boolean {
  const field = root.activeElement;
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    return field.selectionStart !== field.selectionEnd;
  }
  return Boolean(root.getSelection()?.toString());
}

/** Clicks the block's button, so that its label is updated and the copy is reported, as made by keyboard. */
function pressByKeyboard(button: HTMLElement): void {
  const dataset = datasetOf(button);
  const action = dataset.gaEventAction ?? 'copy-click';
  dataset.gaEventAction = action.replace('click', 'keyboard');
  button.click();
  dataset.gaEventAction = action;
}

async function copyFrom(button: HTMLElement): Promise<void> {
  const block = button.closest<HTMLElement>(CODE);
  const text = datasetOf(button).copyValue ?? (block && getCode(block));
  if (!text) return;
  try {
    await copyText(text);
  } catch {
    // Both copy methods threw NotAllowedError: the label stays "Copy", and the code can be selected manually.
    return;
  }
  showCopied(button, block && datasetOf(block).code === 'demo' ? COPIED_IN_DEMO_MS : COPIED_IN_TEXT_MS);
}

/** The block's text without the lines that a diff marks as removed. */
function getCode(block: HTMLElement): string {
  const code = block.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  for (const line of code?.querySelectorAll('.removed') ?? []) line.textContent = REMOVED;
  const lines = code?.textContent?.split('\n') ?? [];
  return lines.filter((line) => line !== REMOVED).join('\n');
}

/** Placeholder for a removed line; never occurs in source code. */
const REMOVED = '\uFFFF';

const timers = new WeakMap<HTMLElement, number>();

/** Shows on a button, and announces, that it has copied, or why it has not; its style sheet has the looks. */
export function showCopied(
  button: HTMLElement,
  duration: number,
  outcome: DataAttributes['copied'] = 'true',
): void {
  datasetOf(button).copied = outcome;
  const label = button.querySelector(`.${outcome === 'true' ? 'copied' : outcome}-label`);
  announce(label?.textContent ?? datasetOf(button).copyValue ?? '');
  window.clearTimeout(timers.get(button));
  timers.set(
    button,
    window.setTimeout(() => delete datasetOf(button).copied, duration),
  );
}
