import { PlanBadge } from '../../../content/node/elements/PlanBadge';
import type { ReactNode } from 'react';
import { data } from '../../../page/shared/attributes';
import type { Heading } from '../../../page/shared/page';
import { elements } from '../../../content/node/elements/elements';
import { API_KINDS, type ApiArea, type ApiEntry } from '../packages/apiAreas';

/** Headings of the overview. */
export function listOverviewHeadings({ entries }: ApiArea): Heading[] {
  return API_KINDS.filter(({ kind }) => entries.some((entry) => entry.kind === kind)).map(
    ({ title }): Heading => ({ id: title.toLowerCase(), text: title, level: 2 }),
  );
}

/** Every page of an area, by kind. */
export function listOverview({ entries }: ApiArea): ReactNode[] {
  return API_KINDS.flatMap(({ kind, title }) => {
    const entriesOfKind = entries.filter((entry) => entry.kind === kind);
    if (entriesOfKind.length === 0) return [];
    return [
      <elements.h2 id={title.toLowerCase()}>{title}</elements.h2>,
      <ul className="api-overview">
        {entriesOfKind.map((entry) => (
          <li key={entry.pathname}>
            <a href={entry.pathname}>{entry.name}</a> <Badges entry={entry} />
          </li>
        ))}
      </ul>,
    ];
  });
}

function Badges({ entry: { plan, deprecation } }: { entry: ApiEntry }) {
  return (
    <>
      {plan && <PlanBadge of={plan} />}
      {deprecation !== null && (
        <span className="api-mark deprecated" {...data({ t: '' })}>
          deprecated
        </span>
      )}
    </>
  );
}
