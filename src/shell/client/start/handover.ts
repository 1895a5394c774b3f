import { dispatch, listen } from '../../../base/client/customEvents';
import { searchText } from '../../../search/client/open/search';
import { keepRefused, listRefused, type StoredText } from '../../../base/client/storage';

/** What a reader has done that only the memory of the start program holds. */
interface Handover {
  /** What is typed into the search that was opened; `null` while it is closed. */
  readonly searchText: string | null;
  /** Preferences that the browser refuses to store. */
  readonly refused: readonly StoredText[];
}

type Receive = (handover: Handover) => void;

/**
 * Takes over from the start program: it stops listening, and its state becomes the app's. Called when everything is
 * hydrated.
 * @returns whether there is such a program; the development server has none
 */
export function takeOver(): boolean {
  let hasStartProgram = false;
  const receive: Receive = (handover) => {
    hasStartProgram = true;
    keepRefused(handover.refused);
    if (handover.searchText !== null) searchText.set(handover.searchText);
  };
  dispatch(document, 'atlas:hydrated', receive);
  return hasStartProgram;
}

/** Calls back when the app has taken over, once, after having handed it the state; returns a cleanup function. */
export function onTakeOver(callback: () => void): () => void {
  const stop = listen(document, 'atlas:hydrated', (receive) => {
    stop();
    if (typeof receive === 'function') {
      (receive as Receive)({ searchText: searchText.get(), refused: listRefused() });
    }
    callback();
  });
  return stop;
}
