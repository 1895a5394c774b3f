import type { ApiEntry } from '../../../../src/api/shared/api';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { toApiPageNodes } from '../../../../src/api/node/pages/apiPagePart';
import { describeOverview } from '../../../../src/api/node/pages/ApiOverview';
import { chooseTip, insertAdSlot } from '../../../../src/extensions/ads/node/tips';
import { elements } from '../../../../src/content/node/elements/elements';
import { SegmentPlaceholder, toSegments } from '../../../../src/content/node/elements/segments';
import type { Tip } from '../../../../src/extensions/ads/shared/ads';
import { createComponent } from '../../../api/node/pages/createApi';

const createTip = (name: string, link: string | null): Tip => ({
  name,
  link,
  img: '/a.svg',
  description: 'dig.',
});
const [rake, spade, soil] = [
  createTip('Rake', '/rake/#teeth'),
  createTip('Small Spade', '/spade/'),
  createTip('Soil', 'https://soil.test/'),
];
const published = new Set(['/rake/', '/spade/']);
const paths = Array.from({ length: 500 }, (_, index) => `/garden/bed-${index}/`);

describe('the tip of a page', () => {
  it('is the same one at every build', () => {
    expect(chooseTip('/garden/', [rake, spade, soil], published)).toEqual(
      chooseTip('/garden/', [rake, spade, soil], published),
    );
  });

  it('is each of the tips on some pages', () => {
    const names = paths.map((path) => chooseTip(path, [rake, spade, soil], published)?.name);
    for (const name of ['Rake', 'Small Spade', 'Soil']) {
      expect(names.filter((one) => one === name).length, name).toBeGreaterThan(100);
    }
  });

  it.each([
    ['leads to the page itself', '/rake/', rake],
    ['leads to a page that does not exist', '/garden/', createTip('Hoe', '/hoe/')],
    ['leads nowhere, as the repository where none is configured', '/garden/', createTip('Edit', null)],
    ['leads to no address', '/garden/', createTip('Edit', '')],
  ])('is never one that %s', (_, path, tip) => {
    expect(chooseTip(path, [tip], published)).toBeNull();
    expect(chooseTip(path, [tip, spade], published)?.name).toBe('Small Spade');
  });

  it('has a name in click events', () => {
    expect(chooseTip('/garden/', [spade], published)?.label).toBe('in-house-small-spade');
  });
});

const heading = <elements.h2 id="a">A</elements.h2>;
const tool = <SegmentPlaceholder segment={{ kind: 'tool', tool: 'density' }} />;
const text = <p>Text</p>;

describe('the place of the ad', () => {
  it.each<[string, ReactNode[], number]>([
    ['comes before the second section', [text, heading, text, heading, text], 3],
    ['counts sections across demos', [heading, tool, heading, tool], 2],
    ['comes before the second of many sections', [heading, heading, heading], 1],
    ['is the end of a page with one section', [heading, tool], 2],
    ['is the end of a page without sections', [text], 1],
    ['is all of a page without text', [], 0],
  ])('%s', (_, nodes, index) => {
    const placed = insertAdSlot(nodes);
    expect(toSegments(placed.slice(index, index + 1))).toEqual([{ kind: 'slot' }]);
    expect([...placed.slice(0, index), ...placed.slice(index + 1)]).toEqual(nodes);
  });

  it('leaves the lists of an API area whole', () => {
    const rake = createComponent({ name: 'Rake' });
    const handle = {
      ...createComponent({ name: 'HandleProps' }),
      kind: 'interface' as const,
      properties: [],
    };
    const group = (entries: readonly ApiEntry[]) => (entries.length > 0 ? [{ title: 'All', entries }] : []);
    const nodes = toApiPageNodes(describeOverview([rake, handle], group));
    const [filter, list, place] = toSegments(insertAdSlot(nodes));
    expect(filter).toMatchObject({ kind: 'apiTools' });
    expect(list).toMatchObject({
      html: expect.stringMatching(/^<div .*Rake.*HandleProps.*<\/div>$/) as string,
    });
    expect(place).toEqual({ kind: 'slot' });
  });
});
