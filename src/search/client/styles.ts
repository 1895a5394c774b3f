import { adoptSheet } from '../../ui/client/adoptSheet';
import { FILTER_STYLES } from './filterStyles';
import { LIST_STYLES } from './listStyles';

/** Styles of the dialog; they come with its code, because several bundlers pack that. */
const DIALOG_STYLES = `
.search-dialog {
  width: min(100% - 24px, 740px);
  max-width: none;
  height: min(100dvh - 24px, 620px);
  max-height: none;
  margin: max(12px, 9dvh) auto auto;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  overflow: hidden;
  background: var(--paper);
  box-shadow: var(--shadow);
  color: var(--ink);
}

.search-dialog::backdrop {
  background: rgb(0 0 0 / 35%);
}

.search-content {
  display: flex;
  flex-direction: column;
  height: 100%;
}

.search-head {
  display: flex;
  align-items: center;
  gap: 10px;
  padding-block: 8px;
  padding-inline: 16px 8px;
  color: var(--muted);
}

.search-head > svg {
  flex: none;
}

.search-field {
  flex: 1;
  min-width: 0;
  height: 40px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink);
  /* Below 16px, phones zoom in on the focused field. */
  font: inherit;
  font-size: 1.06rem;
}

.search-field:focus-visible {
  outline: none;
}

/* The field has no frame of its own: the line below it shows where the focus is. */
.search-head:has(.search-field:focus-visible) {
  box-shadow: inset 0 -2px 0 var(--focus);
}

@media (forced-colors: active) {
  .search-field:focus-visible {
    outline: 2px solid;
    outline-offset: -2px;
  }
}

.search-field::placeholder {
  color: var(--muted);
  opacity: 1;
}

.search-close {
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: 10px;
  background: none;
  color: var(--ink-soft);
  cursor: pointer;
}

.search-close:hover {
  background: var(--sunken);
  color: var(--ink);
}

.search-body {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
}

/* The listbox itself scrolls, because keys in the field scroll it; other contents have focusable links. */
.search-body > :not(.search-note) {
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
}

.search-message {
  padding: 20px;
}

.search-message p {
  margin: 0 0 14px;
  overflow-wrap: anywhere;
}

.search-action {
  min-height: 38px;
  padding: 0 14px;
  border: 1px solid var(--line-strong);
  border-radius: 9px;
  background: var(--surface);
  color: var(--ink);
  font-size: 0.92rem;
  font-weight: 600;
  cursor: pointer;
}

.search-note {
  margin: 0;
  padding: 12px 18px 0;
  color: var(--muted);
  font-size: 0.88rem;
}

.search-links {
  margin: 18px 0 0;
  padding: 0;
  columns: 2 200px;
  list-style: none;
}

.search-links a {
  display: inline-block;
  padding-block: 4px;
}

.search-keys {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  padding: 8px 16px;
  border-top: 1px solid var(--line);
  background: var(--sunken);
  color: var(--muted);
  font-size: 0.78rem;
}

.search-keys kbd {
  padding: 0 5px;
  border: 1px solid var(--line-strong);
  border-radius: 5px;
  background: var(--surface);
  color: var(--ink-soft);
  font-family: inherit;
  font-size: 0.72rem;
}

@media (hover: none), (max-width: 599.95px) {
  .search-keys {
    display: none;
  }
}

@media (pointer: coarse) {
  .search-action {
    min-height: 44px;
  }

  .search-links a {
    padding-block: 10px;
  }
}

@media (max-width: 599.95px) {
  .search-dialog {
    width: 100%;
    height: 100dvh;
    margin: 0;
    border: 0;
    border-radius: 0;
  }
}
`;

let isAdopted = false;

/** Adds the style sheet of the dialog to the page, once. */
export function adoptStyles(): void {
  if (!isAdopted) adoptSheet(DIALOG_STYLES + FILTER_STYLES + LIST_STYLES);
  isAdopted = true;
}
