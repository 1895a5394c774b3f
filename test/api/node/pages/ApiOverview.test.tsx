import { expect, it } from 'vitest';
import { listHeadings, toApiPageNodes } from '../../../../src/api/node/pages/apiPagePart';
import { describeOverview } from '../../../../src/api/node/pages/ApiOverview';
import { groupEntries } from '../../../../src/api/node/pages/groupEntries';
import { toSegments } from '../../../../src/content/node/elements/segments';
import type { NavItem } from '../../../../src/site/shared/tree';
import type { ApiEntry } from '../../../../src/api/shared/api';
import { createComponent } from './createApi';

const rake = createComponent({ name: 'Rake', deprecation: 'Use a fork.' });
const hose = createComponent({ name: 'Hose' });
const gate = createComponent({ name: 'Gate' });
const handle = { ...createComponent({ name: 'HandleProps' }), kind: 'interface' as const, properties: [] };

const nav: readonly NavItem[] = [
  { pathname: '/garden/water', title: 'Water', children: [{ pathname: '/garden/react-hose' }] },
  { pathname: '/garden/leaves', title: 'Leaves', children: [{ pathname: '/garden/react-rake' }] },
];
const GUIDES: Readonly<Record<string, string>> = { Rake: '/garden/react-rake', Hose: '/garden/react-hose' };
const group = (entries: readonly ApiEntry[]) =>
  groupEntries(entries, nav, ({ name }) => GUIDES[name] ?? null);

const parts = describeOverview([gate, hose, rake, handle], group);

it('groups the pages of each kind as the menu does, and has those without a guide last', () => {
  expect(listHeadings(parts).map(({ id }) => id)).toEqual([
    'components',
    'components-water',
    'components-leaves',
    'components-other',
    'interfaces',
  ]);
  const html = toSegments(toApiPageNodes(parts))
    .map((one) => (one.kind === 'html' ? one.html : ''))
    .join('');
  const words = [...html.matchAll(/(?:id="([a-z-]+)"|data-name="(\w+)")/g)].map(([, id, name]) => id ?? name);
  expect(words).toEqual([
    'api-list',
    'components',
    'components-water',
    'Hose',
    'components-leaves',
    'Rake',
    'components-other',
    'Gate',
    'interfaces',
    'HandleProps',
  ]);
  expect(html).toMatch(/Rake<\/a>.*deprecated/);
});

it('begins with a filter of the whole list, without layouts', () => {
  const [tools] = toSegments(toApiPageNodes(parts));
  expect(tools).toEqual({
    kind: 'apiTools',
    tools: { section: null, listId: 'api-list', hasFilter: true },
  });
});
