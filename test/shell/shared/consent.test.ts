import { expect, it } from 'vitest';
import { refusesTracking } from '../../../src/shell/shared/consent';

it.each([
  ['Do Not Track', { doNotTrack: '1' }, true],
  ['Do Not Track in older words', { doNotTrack: 'yes' }, true],
  ['Global Privacy Control', { doNotTrack: null, globalPrivacyControl: true }, true],
  ['neither', { doNotTrack: '0', globalPrivacyControl: false }, false],
  ['no word at all', {}, false],
  ['no opinion', { doNotTrack: null }, false],
])('with %s, tracking is refused as it should be', (_, signals, expected) => {
  expect(refusesTracking(signals)).toBe(expected);
});
