import { dispatch, listen } from '../../../base/client/customEvents';
import { searchText } from '../../../search/client/open/searchText';
import { addRefused, listRefused, type StoredText } from '../../../base/client/storage';

/** What the reader has done that is only in the memory of the start program. */
interface Handover {
  /** Text typed into the open search; `null` while it is closed. */
  readonly searchText: string | null;
  /** Preferences that the browser refuses to store. */
  readonly refused: readonly StoredText[];
}

type Receive = (handover: Handover) => void;

/**
 * Takes over from the start program, which detaches and hands its state to the app. Call it when everything
 * is hydrated.
 * @returns whether there is such a program; the development server has none
 */
export function receiveHandover(): boolean {
  let hasStartProgram = false;
  const receive: Receive = (handover) => {
    hasStartProgram = true;
    addRefused(handover.refused);
    if (handover.searchText !== null) searchText.set(handover.searchText);
  };
  dispatch(document, 'atlas:hydrated', receive);
  return hasStartProgram;
}

/** Calls back once when the app takes over, after handing it the state; returns a cleanup function. */
export function onHandover(callback: () => void): () => void {
  const stop = listen(document, 'atlas:hydrated', (receive) => {
    stop();
    if (typeof receive === 'function') {
      (receive as Receive)({ searchText: searchText.get(), refused: listRefused() });
    }
    callback();
  });
  return stop;
}
