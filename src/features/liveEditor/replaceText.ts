/**
 * Puts another text into a field as if the reader had typed it: it can be undone.
 * @param onInput called where the browser replaces without an `input` event of its own
 */
export function replaceText(field: HTMLTextAreaElement, text: string, onInput: () => void): void {
  field.focus({ preventScroll: true });
  field.select();
  // Deprecated, and the only way into the browser's own history of undo.
  if (document.execCommand('insertText', false, text)) {
    field.setSelectionRange(0, 0);
    return;
  }
  field.value = text;
  onInput();
}
