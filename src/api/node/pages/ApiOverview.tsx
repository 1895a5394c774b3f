import { PlanBadge } from '../../../content/node/elements/PlanBadge';
import { data } from '../../../page/shared/attributes';
import type { ApiEntry } from '../../shared/api';
import { API_KINDS, type ApiArea } from '../packages/apiAreas';
import type { ApiPagePart } from './apiPagePart';

/** Every page of an area, by kind. */
export function describeOverview({ entries }: ApiArea): ApiPagePart[] {
  return API_KINDS.flatMap(({ kind, title }) => {
    const entriesOfKind = entries.filter((entry) => entry.kind === kind);
    if (entriesOfKind.length === 0) return [];
    return {
      heading: { id: title.toLowerCase(), text: title },
      intro: (
        <ul className="api-overview">
          {entriesOfKind.map((entry) => (
            <li key={entry.pathname}>
              <a href={entry.pathname}>{entry.name}</a> <Badges entry={entry} />
            </li>
          ))}
        </ul>
      ),
    };
  });
}

function Badges({ entry: { plan, deprecation } }: { entry: ApiEntry }) {
  return (
    <>
      {plan && <PlanBadge of={plan} />}
      {deprecation !== null && (
        <span className="api-mark deprecated" {...data({ t: '', md: 'badge' })}>
          deprecated
        </span>
      )}
    </>
  );
}
