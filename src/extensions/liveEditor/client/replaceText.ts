/**
 * Replaces the text of a field as if the reader had typed it: it can be undone.
 * @param onInput called where the browser replaces without an `input` event of its own
 */
export function replaceText(field: HTMLTextAreaElement, text: string, onInput: () => void): void {
  field.focus({ preventScroll: true });
  field.select();
  // Deprecated, but the only way to add to the browser's undo history.
  if (document.execCommand('insertText', false, text)) {
    field.setSelectionRange(0, 0);
    return;
  }
  field.value = text;
  onInput();
}
