/**
 * Puts the caret at the end of a field that has been filled before it got the focus, where the reader goes on: WebKit
 * puts it at the start. Leaves other elements alone.
 */
export function putCaretAtEnd(element: Element | null): void {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  // Fields without text, such as those of colors, have none.
  if (isField && element.selectionEnd !== null)
    element.setSelectionRange(element.value.length, element.value.length);
}
