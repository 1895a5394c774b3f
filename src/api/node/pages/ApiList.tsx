import type { ReactNode } from 'react';
import { data } from '../../../page/shared/attributes';
import type { ApiSection } from '../../shared/apiTools';
import { withWordBreaks } from './withWordBreaks';

/** A column of a list; in the stacked layout, a labeled line of each row. */
export interface ApiColumn {
  readonly key: string;
  readonly label: string;
}

/** A prop, slot, class, parameter or property. */
export interface ApiRow {
  /** Anchor that other sites link to; `null` for a row that belongs to another page. */
  readonly id: string | null;
  /** Target of the link on its name: the row itself, or the page that it belongs to. */
  readonly href: string;
  readonly name: string;
  readonly isDeprecated: boolean;
  /** Badges beside the name. */
  readonly badges: readonly ApiBadge[];
  /** By the key of the column; `null` for an empty cell. */
  readonly cells: Readonly<Record<string, ReactNode>>;
}

/** A badge beside a name; `tone` chooses its color. */
export interface ApiBadge {
  readonly text: string;
  readonly tone: 'required' | 'deprecated' | 'plan' | 'state';
}

/** A list of rows, and the preference that lays it out. */
export interface ApiPageList {
  readonly section: ApiSection;
  readonly columns: readonly ApiColumn[];
  readonly rows: readonly ApiRow[];
}

/**
 * A list of rows that the style sheet lays out as a table, expanded or collapsed, by an attribute of the root
 * element. The roles are explicit because some layouts remove the table semantics.
 * @param label accessible name of the list
 */
export function ApiList({ label, section, columns, rows }: ApiPageList & { readonly label: string }) {
  return (
    <table role="table" aria-label={label} className="api-list" {...data({ section })}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" {...data({ t: '' })}>
            Name
          </th>
          {columns.map((column) => (
            <th key={column.key} role="columnheader" {...data({ t: '' })}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.name} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, columns }: { row: ApiRow; columns: readonly ApiColumn[] }) {
  const { id, href, name, isDeprecated, badges, cells } = row;
  return (
    <tr role="row" id={id ?? undefined} {...data({ name })}>
      <th role="rowheader" scope="row">
        <button
          type="button"
          className="api-toggle"
          aria-expanded="false"
          aria-label={`Details of ${name}`}
        />
        <a href={href} className="heading-link" {...data({ md: 'name' })}>
          {isDeprecated ? <s>{withWordBreaks(name)}</s> : withWordBreaks(name)}
        </a>
        {badges.map(({ text, tone }) => (
          <span key={text} className={`api-mark ${tone}`} {...data({ t: '', md: 'badge' })}>
            {text}
          </span>
        ))}
      </th>
      {columns.map(({ key, label }) => (
        <td key={key} role="cell" className={`api-${key}`} {...data({ label })}>
          {cells[key]}
        </td>
      ))}
    </tr>
  );
}
