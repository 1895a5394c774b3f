const unsaved = new Set<string>();
let waiting: (() => void)[] = [];

/** Registers whether there is unsaved input of a name: something that the reader would lose with the page. */
export function setUnsaved(name: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(name);
  else unsaved.delete(name);
  if (unsaved.size > 0) return;
  const callbacks = waiting;
  waiting = [];
  callbacks.forEach((callback) => callback());
}

/** Whether a reload would lose something that the reader has written. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Calls back once nothing would be lost: immediately, or when all input is saved or discarded. */
export function whenSaved(callback: () => void): void {
  if (hasUnsaved()) waiting.push(callback);
  else callback();
}
