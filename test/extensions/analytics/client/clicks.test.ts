// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startClicks } from '../../../../src/extensions/analytics/client/clicks';
import { recordGtag } from './gtagRecorder';

let draw = 0;
let stop: () => void;
let calls: unknown[][];

beforeEach(() => {
  draw = 0.5;
  calls = recordGtag();
  stop = startClicks(document, () => draw);
});
afterEach(() => stop());

/** Presses the innermost element of a markup. */
function press(html: string): void {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('b')?.click();
}

describe('a press', () => {
  it('is an event named after the category, with action and label', () => {
    press(
      '<p data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="x"><b>go</b></p>',
    );
    expect(calls).toEqual([['event', 'ad', { eventAction: 'click', eventLabel: 'x' }]]);
  });

  it('carries null for what the element does not name', () => {
    press('<p data-ga-event-category="docs"><b>go</b></p>');
    expect(calls).toEqual([['event', 'docs', { eventAction: null, eventLabel: null }]]);
  });

  it('counts for the innermost element alone', () => {
    press('<p data-ga-event-category="outer"><i data-ga-event-category="inner"><b>go</b></i></p>');
    expect(calls.map(([, name]) => name)).toEqual(['inner']);
  });

  it('is heard when the page stops the event', () => {
    document.body.innerHTML = '<p data-ga-event-category="docs"><b>go</b></p>';
    document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
    document.querySelector<HTMLElement>('b')?.click();
    expect(calls).toHaveLength(1);
  });

  it.each(['<b>go</b>', '<p data-ga-event-category=""><b>go</b></p>'])('of %s is none', (html) => {
    press(html);
    expect(calls).toEqual([]);
  });

  it.each([
    ['0.5', 0.5, 1],
    ['0.1', 0.5, 0],
    ['0', 0, 0],
    ['1', 0.99, 1],
    ['', 0.99, 1],
    ['most', 0.99, 1],
  ])('with a split of %j and a draw of %d is sent %d times', (split, drawn, count) => {
    draw = drawn;
    press(`<p data-ga-event-category="docs" data-ga-event-split="${split}"><b>go</b></p>`);
    expect(calls).toHaveLength(count);
  });

  it('is not heard after the end', () => {
    stop();
    press('<p data-ga-event-category="docs"><b>go</b></p>');
    expect(calls).toEqual([]);
  });
});
