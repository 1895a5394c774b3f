import copy from 'clipboard-copy';

/**
 * Copies a text that may still be loading; leaves the reader's selection as it is.
 * @throws (as a rejection) what the text is rejected with, or NotAllowedError when the browser refuses
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const restoreSelection = saveSelection();
  try {
    if (typeof text === 'string') await copy(text);
    else await copyLater(text);
  } finally {
    restoreSelection();
  }
}

/** Safari lets a page write to the clipboard only in the click itself, but takes a promise of the contents. */
async function copyLater(text: Promise<string>): Promise<void> {
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    // The browser takes no promises, or has no such API. If the text could not be loaded, that is thrown here: a
    // browser that has refused leaves the blob's rejection to us.
    await blob;
    await copy(await text);
  }
}

/** The fallback copy method changes the selection; returns a function that restores the reader's own. */
function saveSelection(): () => void {
  const selection = document.getSelection();
  const ranges = selection
    ? Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index))
    : [];
  return () => {
    if (!selection || ranges.length === 0) return;
    selection.removeAllRanges();
    for (const range of ranges) selection.addRange(range);
  };
}
