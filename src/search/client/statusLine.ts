import { createElement } from '../../ui/client/createElement';

/** How long the list must stay unchanged before it is announced, in ms. */
const ANNOUNCE_DELAY_MS = 500;

/** Tells screen readers about the list: the page's own live region is inert behind a dialog. */
export interface StatusLine {
  readonly element: HTMLElement;
  /** Announces a text, unless another call follows soon; `null` only cancels the one before. */
  readonly announce: (text: string | null) => void;
}

/** Creates an empty status. */
export function createStatusLine(): StatusLine {
  const element = createElement('div', { class: 'visually-hidden', role: 'status' });
  let next: string | null = null;
  let timer = 0;
  return {
    element,
    announce(text) {
      if (text === next) return;
      next = text;
      clearTimeout(timer);
      if (text !== null) timer = window.setTimeout(() => (element.textContent = text), ANNOUNCE_DELAY_MS);
    },
  };
}
