/** Styles of the list of results. */
export const LIST_STYLES = `
.search-list {
  padding: 8px;
}

.search-group + .search-group {
  margin-top: 8px;
}

.search-heading {
  padding: 6px 10px 4px;
  color: var(--muted);
  font-size: 0.76rem;
  font-weight: 650;
  letter-spacing: 0.03em;
}

.search-option {
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 42px;
  padding: 7px 10px;
  border: 0;
  border-radius: 9px;
  background: none;
  color: var(--ink);
  line-height: 1.4;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  /* Margin around the active option when the listbox scrolls to it. */
  scroll-margin: 10px;
  /* Options outside the viewport are not rendered on every keystroke. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 72px;
}

.search-option[aria-selected='true'] {
  background: var(--accent-soft);
  box-shadow: inset 3px 0 0 var(--accent);
}

[dir='rtl'] .search-option[aria-selected='true'] {
  box-shadow: inset -3px 0 0 var(--accent);
}

.search-option > svg {
  flex: none;
  color: var(--muted);
}

.search-text {
  display: grid;
  flex: 1;
  gap: 1px;
  min-width: 0;
}

.search-name {
  overflow-wrap: anywhere;
  font-weight: 600;
}

/* Text of pages is always left to right, but aligned with the start of the dialog's direction. */
.search-text > * {
  direction: ltr;
  justify-self: start;
  max-width: 100%;
}

[dir='rtl'] .search-text > * {
  text-align: end;
}

.search-name[data-code-name] {
  font-family: var(--font-mono);
  font-size: 0.92em;
}

.search-plan {
  margin-inline-start: 0.6em;
  padding: 1px 7px;
  border-radius: 99px;
  /* Visible only where the system sets the colors. */
  outline: 1px solid transparent;
  outline-offset: -1px;
  background: var(--accent-soft);
  color: var(--accent-strong);
  font-size: 0.68rem;
  font-weight: 650;
  vertical-align: middle;
  white-space: nowrap;
}

.search-trail {
  /* Space for an excerpt that is loading. */
  min-height: 1.4em;
  overflow: hidden;
  color: var(--muted);
  font-size: 0.82rem;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.search-kind {
  flex: none;
  align-self: flex-start;
  margin-top: 2px;
  padding: 1px 8px;
  border: 1px solid var(--line);
  border-radius: 999px;
  background: var(--surface);
  color: var(--muted);
  font-size: 0.74rem;
}

.search-option mark {
  background: none;
  color: var(--accent-strong);
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 3px;
}

@media (forced-colors: active) {
  .search-option[aria-selected='true'] {
    outline: 2px solid Highlight;
    outline-offset: -2px;
  }
}
`;
