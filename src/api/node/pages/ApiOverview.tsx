import { PlanBadge } from '../../../content/node/elements/PlanBadge';
import { elements } from '../../../content/node/elements/elements';
import { SegmentPlaceholder } from '../../../content/node/elements/segments';
import { data } from '../../../page/shared/attributes';
import type { Heading } from '../../../page/shared/page';
import { toHeadingId } from '../../../site/shared/headingId';
import type { ApiEntry } from '../../shared/api';
import { API_KINDS } from '../packages/apiAreas';
import type { ApiPagePart } from './apiPagePart';
import type { EntryGroup } from './groupEntries';

const LIST_ID = 'api-list';

/**
 * Every page of an area, by kind and group, with a filter.
 * @param group puts entries into groups
 */
export function describeOverview(
  entries: readonly ApiEntry[],
  group: (entries: readonly ApiEntry[]) => readonly EntryGroup[],
): ApiPagePart[] {
  const kinds = API_KINDS.map(({ kind, title }) => ({
    title,
    groups: group(entries.filter((entry) => entry.kind === kind)),
  })).filter(({ groups }) => groups.length > 0);
  return [
    {
      intro: (
        <SegmentPlaceholder
          segment={{ kind: 'apiTools', tools: { section: null, listId: LIST_ID, hasFilter: true } }}
        />
      ),
    },
    {
      intro: (
        <div id={LIST_ID}>
          {kinds.map(({ title, groups }) => (
            <section key={title} className="api-group">
              <elements.h2 id={toHeadingId(title)}>{title}</elements.h2>
              {groups.map((one) => (
                <Group key={one.title} kind={title} group={one} isOnly={groups.length === 1} />
              ))}
            </section>
          ))}
        </div>
      ),
      headings: kinds.flatMap(({ title, groups }): Heading[] => [
        { id: toHeadingId(title), text: title, level: 2 },
        ...(groups.length === 1 ? [] : groups.map((one) => toHeading(title, one))),
      ]),
    },
  ];
}

function toHeading(kind: string, { title }: EntryGroup): Heading {
  return { id: toHeadingId(`${kind} ${title}`), text: title, level: 3 };
}

interface GroupProps {
  readonly kind: string;
  readonly group: EntryGroup;
  /** Needs no heading of its own. */
  readonly isOnly: boolean;
}

function Group({ kind, group, isOnly }: GroupProps) {
  const { id, text } = toHeading(kind, group);
  return (
    <div className="api-group">
      {!isOnly && <elements.h3 id={id}>{text}</elements.h3>}
      <ul className="api-overview">
        {group.entries.map((entry) => (
          <li key={entry.pathname} {...data({ name: entry.name })}>
            <a href={entry.pathname}>{entry.name}</a> <Badges entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
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
