/** Styles of the rows of chips, and of the button that unfolds the second. */
export const FILTER_STYLES = `
.search-filters {
  display: grid;
  gap: 4px;
  padding: 4px 0;
  border-bottom: 1px solid var(--line);
}

.search-line {
  display: flex;
  align-items: center;
  min-width: 0;
}

.search-line > .search-row {
  flex: 1;
}

.search-more {
  flex: none;
  min-height: 30px;
  margin-inline: 6px 16px;
  padding: 2px 10px;
  border: 0;
  border-radius: 999px;
  background: none;
  color: var(--ink-soft);
  font: inherit;
  font-size: 0.82rem;
  font-weight: 600;
  cursor: pointer;
}

.search-more::after {
  display: inline-block;
  width: 0.4em;
  height: 0.4em;
  margin-inline-start: 0.6em;
  border: solid;
  border-width: 0 1.5px 1.5px 0;
  vertical-align: 0.2em;
  transform: rotate(45deg);
  content: '';
}

.search-more[aria-expanded='true']::after {
  vertical-align: 0;
  transform: rotate(225deg);
}

.search-more:hover {
  background: var(--sunken);
}

.search-more[data-other-scope] {
  background: var(--accent-soft);
  color: var(--accent-strong);
}

.search-row[hidden] {
  display: none;
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

  .search-more {
    min-height: 40px;
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
