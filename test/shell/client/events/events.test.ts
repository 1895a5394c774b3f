// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sendAd, sendAdDisplay, sendWebVital } from '../../../../src/shell/client/events/events';
import { recordGtag } from '../../../extensions/analytics/client/gtagRecorder';

const payload = { eventAction: 'display', eventLabel: 'in-house-body-top-image' } as const;

it.each([
  [0.1, 1],
  [0.1001, 0],
])('reports the display of one ad in ten: a draw of %d sends %d', (draw, count) => {
  const calls = recordGtag();
  sendAdDisplay(payload, draw);
  expect(calls).toEqual(count ? [['event', 'ad', payload]] : []);
});

it('reports every crash', () => {
  const calls = recordGtag();
  sendAd({ eventAction: 'crash', eventLabel: 'null' }, 0.9999);
  expect(calls).toEqual([['event', 'ad', { eventAction: 'crash', eventLabel: 'null' }]]);
});

it('names the event of a metric after the metric', () => {
  const calls = recordGtag();
  const vital = { value: 1, metric_label: 'Web Vitals', metric_value: 2, metric_delta: 1, metric_id: 'v1' };
  sendWebVital('LCP', vital);
  expect(calls).toEqual([['event', 'LCP', vital]]);
});
