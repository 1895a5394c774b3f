/** Styles of the rows of chips. */
export const FILTER_STYLES = `
.search-filters {
  display: grid;
  gap: 4px;
  padding: 8px 0;
  border-bottom: 1px solid var(--line);
}

.search-row {
  display: flex;
  gap: 5px;
  min-width: 0;
  margin: 0;
  /* Space for the focus ring inside the scroll container. */
  padding: 4px 16px;
  border: 0;
  overflow-x: auto;
  scrollbar-width: none;
}

.search-chip {
  flex: none;
  min-height: 30px;
  padding: 2px 11px;
  border: 1px solid var(--line);
  border-radius: 999px;
  background: var(--surface);
  color: var(--ink-soft);
  font-size: 0.82rem;
  font-weight: 550;
  cursor: pointer;
}

.search-chip input {
  position: absolute;
  opacity: 0;
}

.search-chip:hover {
  border-color: var(--line-strong);
}

.search-chip:has(:checked) {
  border-color: var(--accent);
  background: var(--accent-soft);
  color: var(--accent-strong);
}

.search-chip:has(:focus-visible) {
  outline: 2px solid var(--focus);
  outline-offset: 1px;
}

@media (pointer: coarse) {
  .search-filters {
    /* Larger chips, but the same header height. */
    gap: 0;
    padding-block: 2px;
  }

  .search-row {
    gap: 8px;
  }

  .search-chip {
    display: flex;
    align-items: center;
    min-height: 40px;
    padding-inline: 14px;
  }
}

@media (forced-colors: active) {
  .search-chip:has(:checked) {
    border-width: 2px;
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
}
`;
