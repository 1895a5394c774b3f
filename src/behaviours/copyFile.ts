import { selectData } from '../model/attributes';
import { COPIED_IN_TEXT_MS, COPY_FAILED_MS } from '../model/site';
import { datasetOf } from '../state/dataset';
import { showCopied } from './copyCode';
import { copyText } from './copyText';

/** How long the file may take to load, in ms. */
const MAX_WAIT_MS = 15_000;

/** Style sheets show it after a moment, and another press is ignored meanwhile. */
const BUSY = 'aria-busy';

/** Handles buttons that copy the text of a file; they say so, or why not. Returns a cleanup function. */
export function attachCopyFile(root: Document): () => void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(selectData('copy-file')) : null;
    if (button && !button.hasAttribute(BUSY)) void copyFile(button);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

async function copyFile(button: HTMLElement): Promise<void> {
  button.setAttribute(BUSY, 'true');
  const text = fetchText(datasetOf(button).copyFile ?? '');
  try {
    await copyText(text);
    showCopied(button, COPIED_IN_TEXT_MS);
  } catch {
    // Offline, or without permission: the reader is told which.
    const outcome = await text.then(
      () => 'refused' as const,
      () => 'unavailable' as const,
    );
    showCopied(button, COPY_FAILED_MS, outcome);
  }
  button.removeAttribute(BUSY);
}

/** @throws Error (as a rejection) when the file does not load, or a page comes in its place */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(MAX_WAIT_MS) });
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}
