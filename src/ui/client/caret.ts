/**
 * Puts the caret at the end of a field that was filled before it got the focus, so that the reader can go on
 * typing there: WebKit puts it at the start. Ignores other elements.
 */
export function putCaretAtEnd(element: Element | null): void {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  // Fields without text, such as color inputs, have no selection.
  if (isField && element.selectionEnd !== null)
    element.setSelectionRange(element.value.length, element.value.length);
}
