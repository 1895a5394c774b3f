// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSearches } from '../../../../src/extensions/analytics/client/searches';
import { recordGtag } from './gtagRecorder';

let calls: unknown[][];
let stop: () => void;

beforeEach(() => {
  calls = recordGtag();
  stop = startSearches(document);
});
afterEach(() => stop());

const dispatch = (detail: unknown) => document.dispatchEvent(new CustomEvent('atlas:search', { detail }));

it.each([
  [
    { action: 'choose', label: 'grid', results: 3, rank: 2 },
    { eventAction: 'choose', eventLabel: 'grid', results: 3, rank: 2 },
  ],
  [{ action: 'open' }, { eventAction: 'open', eventLabel: null, results: null, rank: null }],
  [
    { action: 'open', label: 7, results: '3' },
    { eventAction: 'open', eventLabel: null, results: null, rank: null },
  ],
])('reports %j', (detail, payload) => {
  dispatch(detail);
  expect(calls).toEqual([['event', 'search', payload]]);
});

it.each([null, undefined, 'open', { label: 'x' }, []])('leaves out %j', (detail) => {
  dispatch(detail);
  document.dispatchEvent(new Event('atlas:search'));
  expect(calls).toEqual([]);
});

it('is not heard after the end', () => {
  stop();
  dispatch({ action: 'open' });
  expect(calls).toEqual([]);
});
