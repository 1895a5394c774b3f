// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { send, startGtag } from '../../../../src/shell/client/events/gtag';
import { recordGtag } from '../../../extensions/analytics/client/gtagRecorder';

afterEach(() => {
  Reflect.deleteProperty(window, 'gtag');
  Reflect.deleteProperty(window, 'dataLayer');
  document.head.replaceChildren();
});

it('does nothing without the global function', () => {
  expect(() => send('event', 'page_view', {})).not.toThrow();
});

it('never throws, whatever stands in the place of the global function', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('gtag', () => {
    throw new Error('blocked');
  });
  expect(() => send('event', 'page_view', {})).not.toThrow();
  vi.stubGlobal('gtag', 'nonsense');
  expect(() => send('event', 'page_view', {})).not.toThrow();
});

it('queues commands for the script, with page views of its own off', () => {
  startGtag('G-1');
  send('event', 'ad', { eventAction: 'click' });
  expect(window.dataLayer?.map((command) => [...(command as Iterable<unknown>)])).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1', { send_page_view: false }],
    ['event', 'ad', { eventAction: 'click' }],
  ]);
  // The script takes an array for data, not for a command.
  expect(window.dataLayer?.every((command) => !Array.isArray(command))).toBe(true);
  const script = document.querySelector('script');
  expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-1');
  expect(script?.async).toBe(true);
});

it('is heard by whoever defines the global function', () => {
  const calls = recordGtag();
  send('event', 'ad', { eventAction: 'click' });
  expect(calls).toEqual([['event', 'ad', { eventAction: 'click' }]]);
});
