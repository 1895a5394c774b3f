import { describe, expect, it } from 'vitest';
import { chooseTip, insertAdPlace } from '../../src/build/addTip';
import type { Tip } from '../../src/model/ads';
import type { Segment } from '../../src/model/page';

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

const toHtml = (html: string): Segment => ({ kind: 'html', html });
const tool: Segment = { kind: 'tool', tool: 'density' };

describe('the place of the ad', () => {
  it.each<[string, Segment[], (Segment | 'place')[]]>([
    [
      'comes before the second section',
      [toHtml('<p>a</p><h2 id="b">b</h2><p>c</p> <h2>d</h2><p>e</p>')],
      [toHtml('<p>a</p><h2 id="b">b</h2><p>c</p>'), 'place', toHtml('<h2>d</h2><p>e</p>')],
    ],
    [
      'counts sections across demos',
      [toHtml('<h2>a</h2>'), tool, toHtml('<h2>b</h2>'), tool],
      [toHtml('<h2>a</h2>'), tool, 'place', toHtml('<h2>b</h2>'), tool],
    ],
    [
      'is the end of a page with one section',
      [toHtml('<h2>a</h2>'), tool],
      [toHtml('<h2>a</h2>'), tool, 'place'],
    ],
    ['is the end of a page without sections', [toHtml('<p>a</p>')], [toHtml('<p>a</p>'), 'place']],
    ['is all of a page without text', [], ['place']],
  ])('%s', (_, segments, expected) => {
    const places = expected.map((one): Segment => (one === 'place' ? { kind: 'adPlace' } : one));
    expect(insertAdPlace(segments)).toEqual(places);
  });
});
