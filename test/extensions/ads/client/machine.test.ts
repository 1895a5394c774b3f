import { describe, expect, it } from 'vitest';
import {
  adReducer,
  chooseContent,
  isBot,
  isPolling,
  createAdState,
  toEventLabel,
  type AdEvent,
} from '../../../../src/extensions/ads/client/machine';

const poll = (found: AdEvent['found']): AdEvent => ({ type: 'poll', found });

/** The state after some looks, the last of which saw something. */
function look(times: number, last: AdEvent['found'] = 'nothing') {
  const looks = [...Array<AdEvent>(Math.max(0, times - 1)).fill(poll('nothing')), poll(last)];
  return looks.slice(0, times).reduce(adReducer, createAdState(false, true));
}

describe('what is known of the network', () => {
  it.each([
    ['waits at first', look(0), 'waiting'],
    ['waits at the sixth look, 2500 ms', look(6), 'waiting'],
    ['is blocked at the seventh look, 3000 ms', look(7), 'blocked'],
    ['stays blocked', look(29), 'blocked'],
    ['shows an ad at the first look', look(1, 'ad'), 'shown'],
    ['is no longer blocked when a late ad comes', look(12, 'ad'), 'shown'],
    ['shows an ad that comes at the thirtieth look, 14 500 ms', look(30, 'ad'), 'shown'],
    ['has given up after that', look(31, 'ad'), 'blocked'],
    ['is sold out at the first look', look(1, 'soldOut'), 'soldOut'],
    ['is sold out after it was blocked', look(9, 'soldOut'), 'soldOut'],
  ] as const)('%s', (_, state, network) => {
    expect(state.network).toBe(network);
  });

  it.each([
    ['an ad is there', look(3, 'ad')],
    ['it is sold out', look(3, 'soldOut')],
    ['thirty looks are over', look(30)],
    ['a bot visits', createAdState(true, true)],
    ['there is no network', createAdState(false, false)],
  ])('does not change any more when %s', (_, state) => {
    expect(isPolling(state)).toBe(false);
    for (const found of ['nothing', 'ad', 'soldOut'] as const) {
      expect(adReducer(state, poll(found))).toBe(state);
    }
  });

  it('is looked for as long as there is something to learn', () => {
    expect([0, 6, 7, 29].map((times) => isPolling(look(times)))).toEqual([true, true, true, true]);
  });
});

describe('what stands in the place', () => {
  it.each([
    ['nothing for bots', createAdState(true, true), 0, 'nothing', null],
    ['nothing for bots where no network is', createAdState(true, false), 0, 'nothing', null],
    ['our own ad where no network is', createAdState(false, false), 0, 'inHouse', 'in-house'],
    ['the network’s own place while it is waited for', look(3), 0, 'network', null],
    ['the network’s ad', look(3, 'ad'), 0, 'network', 'carbon'],
    ['our own ad when it is sold out', look(3, 'soldOut'), 0, 'inHouse', 'in-house-carbon'],
    ['the message where it is blocked, one time in five', look(7), 0.1999, 'message', 'in-house-adblock'],
    ['our own ad the other times', look(7), 0.2, 'inHouse', 'in-house'],
    ['the network’s ad that comes late', look(20, 'ad'), 0.1, 'network', 'carbon'],
  ] as const)('is %s', (_, state, draw, kind, label) => {
    expect(chooseContent(state, draw)).toEqual({ kind, label });
  });

  it('has a name of source, place and shape in events', () => {
    expect(toEventLabel('carbon', 'image')).toBe('carbon-body-top-image');
    expect(toEventLabel('in-house-adblock', 'inline')).toBe('in-house-adblock-body-top-inline');
  });
});

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['some Crawler', true],
  ['Baiduspider', true],
  ['a robot, crawling', true],
  ['Mozilla/5.0 (Linux; Android 10; CUBOT X30) Chrome/120', false],
  ['CUBOT Googlebot', true],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/120', false],
  ['', false],
])('takes %j for a bot: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});
