import type { SearchHit, SearchQuery } from './search';

/** A product and its suggested pages. */
export interface SearchStart {
  readonly productName: string;
  readonly product: string;
  readonly links: readonly { readonly href: string; readonly title: string }[];
}

/** A request from the page to the search worker. */
export type SearchRequest =
  /** Load the site-wide file, then a product's (`null`: those of all products). Each file is loaded once. */
  | { readonly kind: 'load'; readonly origin: string; readonly product: string | null }
  | { readonly kind: 'search'; readonly query: SearchQuery };

/**
 * A reply from the worker. An answer is sent again when more of the index has loaded; `isComplete` means that
 * nothing is loading any more.
 */
export type SearchReply =
  | { readonly kind: 'ready'; readonly starts: readonly SearchStart[] }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'answer';
      readonly query: SearchQuery;
      readonly hits: readonly SearchHit[];
      /** Whether the searched product has no good match, so that all others were searched, too. */
      readonly isWidened: boolean;
      readonly isComplete: boolean;
    };
