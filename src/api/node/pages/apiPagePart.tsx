import type { ReactNode } from 'react';
import type { ApiTools } from '../../shared/apiTools';
import type { Heading } from '../../../page/shared/page';
import { elements } from '../../../content/node/elements/elements';
import { SegmentPlaceholder } from '../../../content/node/elements/segments';
import { ApiList, type ApiPageList } from './ApiList';

/** A section of an API page, below one heading. */
export interface ApiPagePart {
  /** None for text without a heading. */
  readonly heading?: { readonly id: string; readonly text: string };
  readonly intro?: ReactNode;
  readonly list?: ApiPageList;
  /** Content below the list. */
  readonly end?: ReactNode;
  /** Headings in it, besides those of the list's rows. */
  readonly headings?: readonly Heading[];
}

/** Number of rows from which a list has a filter. */
const MIN_ROWS_FOR_FILTER = 8;

/** The headings for the table of contents: sections and rows. */
export function listHeadings(parts: readonly ApiPagePart[]): Heading[] {
  return parts.flatMap(({ heading, list, headings = [] }): Heading[] => [
    ...(heading ? [{ ...heading, level: 2 } as const] : []),
    ...(list?.rows ?? []).flatMap(({ id, name }) => (id ? [{ id, text: name, level: 3 } as const] : [])),
    ...headings,
  ]);
}

/** Renders the sections as nodes of a page, which are split at the tools of lists. */
export function toApiPageNodes(parts: readonly ApiPagePart[]): ReactNode[] {
  return parts.flatMap(({ heading, intro, list, end }) => {
    const head = [heading && <elements.h2 id={heading.id}>{heading.text}</elements.h2>, intro];
    if (!heading || !list) return [...head, end];
    const listId = `${heading.id}-list`;
    const { section, rows } = list;
    const tools: ApiTools = { section, listId, hasFilter: rows.length >= MIN_ROWS_FOR_FILTER };
    return [
      ...head,
      <SegmentPlaceholder segment={{ kind: 'apiTools', tools }} />,
      <div id={listId} className="api-box">
        <ApiList label={heading.text} {...list} />
        {end}
      </div>,
    ];
  });
}
