import { parseApiCard, parseCardTarget, type ApiCard } from '../shared/apiCard';
import type { Translate } from '../../../shell/client/language/language';
import { withPanelStrings } from '../../../shell/client/language/panelStrings';
import styles from './apiCard.module.css';
import { createCardContent } from './apiCardContent';

/** Hover delay before a card opens, in ms: a pointer that only passes over a term opens nothing. */
const OPEN_DELAY_MS = 150;

/** Delay before a card closes after the pointer leaves the term, in ms: time to reach the card. */
const CLOSE_DELAY_MS = 200;

/** Distances of a card from its term and from the edge of the viewport, in px. */
const GAP_PX = 6;
const EDGE_PX = 8;

const CARD_ID = 'api-card';

let shown: { readonly term: HTMLAnchorElement; readonly close: () => void } | null = null;
let closeTimer = 0;

/** Shows a term's card while the term is hovered or has keyboard focus; only one card is open at a time. */
export function showApiCard(term: HTMLAnchorElement, t: Translate): void {
  if (shown?.term === term) return window.clearTimeout(closeTimer);
  const isByKeyboard = term.matches(':focus-visible');
  if (!isByKeyboard && !term.matches(':hover')) return;
  const { file, prop } = parseCardTarget(term.pathname, term.hash);
  const hoverDelay = new Promise((resolve) => setTimeout(resolve, isByKeyboard ? 0 : OPEN_DELAY_MS));
  void Promise.all([loadCard(file), hoverDelay]).then(([facts]) => {
    const content = facts && createCardContent(facts, prop, withPanelStrings(t));
    if (content && term.isConnected && term.matches(':hover, :focus-visible')) open(term, content);
  });
}

const cards = new Map<string, Promise<ApiCard | null>>();

function loadCard(file: string): Promise<ApiCard | null> {
  const loading =
    cards.get(file) ??
    fetch(file)
      .then((response) => (response.ok ? response.json() : null))
      .then(parseApiCard)
      .catch(() => {
        // Offline or invalid JSON: the link still works, and the next attempt may succeed.
        cards.delete(file);
        return null;
      });
  cards.set(file, loading);
  return loading;
}

function open(term: HTMLAnchorElement, content: readonly Node[]): void {
  if (shown?.term === term) return;
  shown?.close();
  window.clearTimeout(closeTimer);
  const card = document.createElement('div');
  card.id = CARD_ID;
  card.role = 'tooltip';
  card.className = `ui-popup ui-small ui-stack ui-screen ${styles.card}`;
  card.append(...content);
  document.body.append(card);
  place(card, term);
  term.setAttribute('aria-describedby', CARD_ID);

  const events = new AbortController();
  const close = () => {
    events.abort();
    card.remove();
    term.removeAttribute('aria-describedby');
    shown = null;
  };
  const leave = () => {
    window.clearTimeout(closeTimer);
    closeTimer = window.setTimeout(() => {
      if (shown?.term === term && !term.matches(':focus-visible')) close();
    }, CLOSE_DELAY_MS);
  };
  const listen = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: events.signal });
  listen(term, 'pointerleave', leave);
  listen(term, 'blur', close);
  listen(term, 'click', close);
  listen(card, 'pointerenter', () => window.clearTimeout(closeTimer));
  listen(card, 'pointerleave', leave);
  listen(window, 'popstate', close);
  listen(window, 'resize', close);
  listen(document, 'keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') close();
  });
  shown = { term, close };
}

/** Places the card below the term, or above if there is more room, aligned at its start, in the viewport. */
function place(card: HTMLElement, term: HTMLElement): void {
  // A term may wrap onto two lines; use the first.
  const rect = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = rect.bottom + GAP_PX + height <= clientHeight || rect.top < clientHeight - rect.bottom;
  const top = isBelow ? rect.bottom + GAP_PX : rect.top - GAP_PX - height;
  const isRtl = getComputedStyle(card).direction === 'rtl';
  const start = isRtl ? rect.right - width : rect.left;
  const left = Math.max(EDGE_PX, Math.min(start, clientWidth - width - EDGE_PX));
  card.style.top = `${top + window.scrollY}px`;
  card.style.left = `${left + window.scrollX}px`;
}
