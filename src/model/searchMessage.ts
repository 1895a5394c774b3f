import type { SearchHit, SearchQuery } from './search';

/** A product, and its pages to start with. */
export interface SearchStart {
  readonly productName: string;
  readonly product: string;
  readonly links: readonly { readonly href: string; readonly title: string }[];
}

/** What the page asks of the worker that searches. */
export type SearchRequest =
  /** Load the site's file, then a product's (`null`: all of them). What is loaded stays. */
  | { readonly kind: 'load'; readonly origin: string; readonly product: string | null }
  | { readonly kind: 'search'; readonly query: SearchQuery };

/**
 * What the worker answers. An answer is repeated when more of the index has arrived; `isComplete` tells that
 * nothing is on its way any more.
 */
export type SearchReply =
  | { readonly kind: 'ready'; readonly starts: readonly SearchStart[] }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'answer';
      readonly query: SearchQuery;
      readonly hits: readonly SearchHit[];
      /** Whether the product that is searched has nothing that fits well, so that all others are, too. */
      readonly isWidened: boolean;
      readonly isComplete: boolean;
    };
