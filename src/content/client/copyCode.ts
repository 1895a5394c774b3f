import { selectData, type DataAttributes } from '../../page/shared/attributes';
import { isShortcut } from '../../ui/shared/keys';
import { COPIED_IN_DEMO_MS, COPIED_IN_TEXT_MS, COPY_FAILED_MS } from '../../site/shared/site';
import { attachListeners } from '../../base/client/attachListeners';
import { datasetOf } from '../../base/client/dataset';
import { announce } from '../../base/client/announce';
import { copyText } from '../../base/client/copyText';
import { findClosest } from '../../base/client/findClosest';
import { runLater } from '../../base/client/runLater';

const CODE = selectData('code');
const COPY_BUTTONS = [selectData('copy'), selectData('copy-value'), selectData('copy-file')].join();

/**
 * Handles all copy buttons, and Ctrl/⌘+C on a hovered or focused code block when nothing is selected; returns
 * a cleanup function. "Copied" is shown only after the copy has succeeded. Failures are silent, except for a
 * file, whose text cannot be selected on the page instead.
 */
export function attachCopyCode(root: Document): () => void {
  const isApple = /mac|iphone|ipad/i.test(navigator.platform);
  datasetOf(root.documentElement).platform = isApple ? 'apple' : 'other';
  return attachListeners(root, {
    click({ target }) {
      const button = findClosest(target, COPY_BUTTONS);
      if (button) void copyFrom(button);
    },
    keydown(event) {
      // ⌘C on Apple devices, Ctrl+C elsewhere.
      const isCopy = isShortcut(event, 'C') && event.metaKey === isApple;
      if (!isCopy || hasSelection(root)) return;
      const block = root.querySelector(`${CODE}:hover`) ?? root.activeElement?.closest(CODE);
      const button = block?.querySelector<HTMLElement>(selectData('copy'));
      if (button) pressByKeyboard(button);
    },
  });
}

/** Includes a selection inside a text field, which is not part of the document's selection in Firefox. */
function hasSelection(root: Document): boolean {
  const field = root.activeElement;
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    return field.selectionStart !== field.selectionEnd;
  }
  return Boolean(root.getSelection()?.toString());
}

/** Clicks the block's button, which updates its label; analytics gets the copy as a keyboard action. */
function pressByKeyboard(button: HTMLElement): void {
  const dataset = datasetOf(button);
  const action = dataset.gaEventAction ?? 'copy-click';
  dataset.gaEventAction = action.replace('click', 'keyboard');
  button.click();
  dataset.gaEventAction = action;
}

async function copyFrom(button: HTMLElement): Promise<void> {
  if (button.ariaBusy) return;
  const block = button.closest<HTMLElement>(CODE);
  const { copyFile, copyValue } = datasetOf(button);
  const text = copyFile ? fetchText(copyFile) : (copyValue ?? (block && getCode(block)));
  if (!text) return;
  button.ariaBusy = 'true';
  try {
    await copyText(text);
    showCopied(button, block && datasetOf(block).code === 'demo' ? COPIED_IN_DEMO_MS : COPIED_IN_TEXT_MS);
  } catch {
    // Offline, or both copy methods threw NotAllowedError. Code keeps its label "Copy", and can be selected.
    if (typeof text === 'string') return;
    const isLoaded = await text.then(Boolean, () => false);
    showCopied(button, COPY_FAILED_MS, isLoaded ? 'refused' : 'unavailable');
  } finally {
    button.ariaBusy = null;
  }
}

/** @throws Error (as a rejection) when the file does not load, or an HTML page is served in its place */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || response.headers.get('content-type')?.includes('html')) throw new Error(address);
  return response.text();
}

/** The block's text without the lines marked as removed. */
function getCode(block: HTMLElement): string {
  const code = block.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  for (const line of code?.querySelectorAll('.removed') ?? []) line.textContent = REMOVED;
  const lines = code?.textContent?.split('\n') ?? [];
  return lines.filter((line) => line !== REMOVED).join('\n');
}

/** Placeholder for a removed line; never occurs in source code. */
const REMOVED = '\uFFFF';

/** Shows on a button, and announces, that the copy succeeded or why it failed. CSS does the styling. */
function showCopied(button: HTMLElement, duration: number, outcome: DataAttributes['copied'] = 'true'): void {
  datasetOf(button).copied = outcome;
  const label = button.querySelector(`.${outcome === 'true' ? 'copied' : outcome}-label`);
  announce(label?.textContent ?? datasetOf(button).copyValue ?? '');
  runLater(button, duration, () => delete datasetOf(button).copied);
}
