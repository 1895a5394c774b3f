import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiTools, Heading, Segment } from '../../model/page';
import { ApiList, type ApiColumn, type ApiRow } from './ApiList';

/** A section of an API page, below one heading. */
export interface ReferencePart {
  /** `null` for text without a heading. */
  readonly heading: { readonly id: string; readonly text: string } | null;
  readonly intro: ReactNode;
  readonly list: ReferenceList | null;
  /** What follows the list. */
  readonly end?: ReactNode;
  /** Headings in it, beside those of the list's rows. */
  readonly headings?: readonly Heading[];
}

/** From how many rows on a filter saves time. */
const MIN_ROWS_FOR_FILTER = 8;

/** A list of rows, and the preference that lays it out. */
export interface ReferenceList {
  readonly section: ApiTools['section'];
  readonly columns: readonly ApiColumn[];
  readonly rows: readonly ApiRow[];
}

/** The sections for the table of contents: every row is in it. */
export function listHeadings(parts: readonly ReferencePart[]): Heading[] {
  return parts.flatMap(({ heading, list, headings = [] }): Heading[] => [
    ...(heading ? [{ ...heading, level: 2 } as const] : []),
    ...(list?.rows ?? []).flatMap(({ id, name }) => (id ? [{ id, text: name, level: 3 } as const] : [])),
    ...headings,
  ]);
}

/** The sections as a page's body, cut where a list's tools stand. */
export function toReferenceSegments(parts: readonly ReferencePart[]): Segment[] {
  const segments: Segment[] = [];
  const write = (node: ReactNode) => {
    const html = renderToStaticMarkup(node);
    const last = segments.at(-1);
    if (last?.kind === 'html') segments[segments.length - 1] = { kind: 'html', html: last.html + html };
    else if (html) segments.push({ kind: 'html', html });
  };
  for (const { heading, intro, list, end } of parts) {
    write(
      <>
        {heading && <LinkedHeading {...heading} />}
        {intro}
      </>,
    );
    if (heading && list) {
      const listId = `${heading.id}-list`;
      const { section, rows } = list;
      segments.push({
        kind: 'apiTools',
        tools: { section, listId, hasFilter: rows.length >= MIN_ROWS_FOR_FILTER },
      });
      write(
        <div id={listId} className="api-box">
          <ApiList label={heading.text} {...list} />
          {end}
        </div>,
      );
    } else write(end);
  }
  return segments;
}

/** A heading that links to itself, as those of the pages' text. */
export function LinkedHeading({
  id,
  text,
  level: Tag = 'h2',
}: {
  id: string;
  text: string;
  level?: 'h2' | 'h3';
}) {
  return (
    <Tag id={id}>
      <a className="heading-link" href={`#${id}`}>
        {text}
      </a>
    </Tag>
  );
}
