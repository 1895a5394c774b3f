import { expect, it } from 'vitest';
import { listHeadings, toApiPageNodes } from '../../../../src/api/node/pages/apiPagePart';
import { describeOverview } from '../../../../src/api/node/pages/ApiOverview';
import { toSegments } from '../../../../src/content/node/elements/segments';
import { createComponent } from './createApi';

const rake = createComponent({ name: 'Rake', deprecation: 'Use a fork.' });
const handle = { ...createComponent({ name: 'HandleProps' }), kind: 'interface' as const, properties: [] };
const parts = describeOverview({ path: '/garden/api', entries: [rake, handle] });

it('lists the pages of each kind that an area has below a heading', () => {
  expect(listHeadings(parts).map(({ id }) => id)).toEqual(['components', 'interfaces']);
  const [segment] = toSegments(toApiPageNodes(parts));
  const html = segment?.kind === 'html' ? segment.html : '';
  expect(html).toMatch(/<h2 id="components">.*Rake<\/a>.*deprecated.*<h2 id="interfaces">.*HandleProps<\/a>/);
});
