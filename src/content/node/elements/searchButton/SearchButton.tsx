import { data } from '../../../../page/shared/attributes';
import en from '../../../../../data/languages/en.json';

/** A wide button that opens the search, like the one in the header; handled by `search/client/open/openSearch.ts`. */
export function SearchButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className="ui-button search-button"
      aria-haspopup="dialog"
      {...data({ 'needs-script': '', 'opens-search': '', 'failed-text': en['search.failed'] })}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="m13.5 13.5 4 4M15 8.75a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
        />
      </svg>
      <span className="search-button-label">{label}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
