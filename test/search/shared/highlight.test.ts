import { describe, expect, it } from 'vitest';
import { splitMatches } from '../../../src/search/shared/highlight';

/** Matches between brackets. */
const mark = (text: string, terms: readonly string[]) =>
  splitMatches(text, terms)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('splitMatches', () => {
  it.each([
    ['Button', ['but'], '[But]ton'],
    ['disableRipple', ['ripple'], 'disable[Ripple]'],
    ['Data Grid Pro', ['datagrid'], '[Data Grid] Pro'],
    ['Toggle', ['ogg'], 'Toggle'],
    ['<b>bold</b>', ['bold'], '<b>[bold]</b>'],
    ['İstanbul', ['stanbul'], 'İstanbul'],
    ['🙂 Chip', ['chip'], '🙂 [Chip]'],
    ['a.*b', ['.*'], 'a.*b'],
    ['', ['x'], ''],
    ['Plain', [], 'Plain'],
  ])('of %j at %j gives %j', (text, terms, expected) => {
    expect(mark(text, terms)).toBe(expected);
  });

  it('loses no letter of the text', () => {
    const text = 'Size, thickness & color — “quoted” 👩‍👩‍👧';
    expect(
      splitMatches(text, ['size', 'quoted', 'c'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
