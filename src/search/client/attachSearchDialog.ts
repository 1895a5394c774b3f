import { selectData, type DataAttributeName } from '../../page/shared/attributes';
import { attachListeners } from '../../base/client/attachListeners';
import { announce } from '../../base/client/announce';
import { findClosest } from '../../base/client/findClosest';
import { searchText } from './open/searchText';

/** The search buttons. */
const BUTTON = selectData('opens-search');

/**
 * Opens the dialog when the reader requests the search (`open/openSearch.ts`). Returns a cleanup function.
 * @param load loads the code of the dialog, as soon as the reader points at the button, and returns a function
 * that opens it; after a failure, the next request tries again
 */
export function attachSearchDialog(root: Document, load: () => Promise<() => void>): () => void {
  let open: (() => void) | null = null;
  let loading: Promise<void> | null = null;
  let isOpen = false;

  const prepare = () => {
    loading ??= load()
      .then((loaded) => {
        open = loaded;
      })
      .catch(giveUpSearch)
      .finally(() => {
        loading = null;
        update();
      });
  };
  const update = () => {
    const isRequested = searchText.get() !== null;
    root.querySelector(BUTTON)?.setAttribute('aria-busy', String(isRequested && !open));
    if (!isRequested) isOpen = false;
    else if (!open) prepare();
    else if (!isOpen) {
      isOpen = true;
      open();
    }
  };
  const onIntent = ({ target }: Event) => {
    if (!open && findClosest(target, BUTTON)) prepare();
  };
  const unsubscribe = searchText.subscribe(update);
  const detach = attachListeners(root, { pointerover: onIntent, focusin: onIntent });
  return () => {
    unsubscribe();
    detach();
  };
}

/**
 * Loads the code of a dialog that the reader has requested before the app came, while the app hydrates.
 * @param load as for `attachSearchDialog`
 */
export function loadRequestedSearch(root: Document, load: () => Promise<unknown>): void {
  if (root.querySelector(BUTTON)?.getAttribute('aria-busy') !== 'true') return;
  // The app is about to try again.
  load().catch(() => {});
}

/** Closes the search that cannot be loaded, and says so where the reader has requested it. */
export function giveUpSearch(): void {
  if (searchText.get() === null) return;
  searchText.set(null);
  const name: DataAttributeName = 'data-failed-text';
  announce(document.querySelector(BUTTON)?.getAttribute(name) ?? '');
}
