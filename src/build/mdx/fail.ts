import type { RootContent } from 'mdast';

/** Reports a fault in a page at the place of a node; never returns. */
export type Fail = (reason: string, place: { readonly position?: RootContent['position'] }) => never;
