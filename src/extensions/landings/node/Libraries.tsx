import type { ReactNode } from 'react';
import { data } from '../../../page/shared/attributes';
import { ProductMark } from '../../../content/node/elements/ProductMark';
import { loadLibraries, type Library } from './libraries';
import { StateLabel } from './StateLabel';

/** Creates the element that compares all libraries. */
export async function createLibraries() {
  const libraries = await loadLibraries();
  return () => <Libraries libraries={libraries} />;
}

const COLUMNS = ['Choose it for', 'Choose another when', 'Styling', 'Accessibility', 'Components', 'Size'];

/**
 * The table that helps to choose a library. Narrow screens show each row as a card, so the ARIA roles are
 * explicit: browsers drop the implicit roles of a table whose `display` is not that of a table.
 */
export function Libraries({ libraries }: { libraries: readonly Library[] }) {
  return (
    <table className="libraries ui-small ui-block" role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th className="ui-muted" role="columnheader">
            Library
          </th>
          {COLUMNS.map((name) => (
            <th key={name} className="ui-muted" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {libraries.map((library) => (
          <LibraryRow key={library.entry.id} {...library} />
        ))}
      </tbody>
    </table>
  );
}

function LibraryRow(library: Library) {
  const { entry, version, license, licenseNote, componentCount, typical, size, sharedSize } = library;
  const cells: ReactNode[] = [
    library.choose,
    library.avoid,
    library.styling,
    library.accessibility,
    componentCount,
    <>
      <bdi>{size}</bdi>{' '}
      <span className="libraries-note ui-muted" {...data({ md: 'badge' })}>
        {typical.name}
      </span>
      {sharedSize && (
        <span className="libraries-note ui-muted" {...data({ md: 'badge' })}>
          of which <bdi>{sharedSize}</bdi> shared
        </span>
      )}
    </>,
  ];
  return (
    <tr role="row" {...data({ accent: entry.accent })}>
      <th role="rowheader" scope="row">
        <ProductMark mark={entry.mark} />
        <a href={`${entry.root}/`}>{entry.name}</a>
        <StateLabel entry={entry} />
        <span className="libraries-note ui-muted" {...data({ md: 'badge' })}>
          {version} · {license}
        </span>
        {licenseNote && (
          <span className="libraries-note ui-muted" {...data({ md: 'badge' })}>
            {licenseNote}
          </span>
        )}
      </th>
      {cells.map((cell, index) => (
        <td key={index} role="cell">
          <span className="libraries-label ui-muted" aria-hidden="true">
            {COLUMNS[index]}
          </span>
          <span>{cell}</span>
        </td>
      ))}
    </tr>
  );
}
