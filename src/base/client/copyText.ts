import copy from 'clipboard-copy';

/**
 * Copies a text that may still be loading; leaves the reader's selection as it is.
 * @throws whatever `text` rejects with, or NotAllowedError when the browser refuses
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

/** Safari allows writing to the clipboard only during the click, but accepts a promise of the contents. */
async function copyLater(text: Promise<string>): Promise<void> {
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    // The browser accepts no promises, or lacks the API. If the text could not be loaded, this throws the
    // error: a browser that has refused does not handle the blob's rejection.
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
