const unsaved = new Set<string>();

/** Notes whether something that the reader has written would be lost with the page. */
export function setUnsaved(name: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(name);
  else unsaved.delete(name);
}

/** Whether the page holds something of the reader's that a reload would lose. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}
