import { describe, expect, it } from 'vitest';
import { fitText, wrapText } from '../../../../src/extensions/social/node/wrapText';

/** Every character is as wide as the font is high. */
const measure = (text: string) => text.length;

describe('wrapText', () => {
  it.each([
    ['between words', 'a rake gathers leaves', ['a rake', 'gathers', 'leaves']],
    ['between the words of a long name', 'GridColumnHeader API', ['Grid', 'Column', 'Header', 'API']],
    ['anywhere in a word that is longer still', 'abcdefghijkl', ['abcdefgh', 'ijkl']],
    ['nowhere in a text that has room', 'a rake', ['a rake']],
    ['nothing', '', []],
  ])('breaks %s', (_, text, lines) => {
    expect(wrapText(text, 8, measure)).toEqual(lines);
  });
});

describe('fitText', () => {
  const fit = (text: string) => fitText(text, [10, 5, 2], { width: 60, height: 20, lineHeight: 1 }, measure);

  it('takes the largest size at which the lines have room', () => {
    expect(fit('a rake')).toEqual({ size: 10, lines: ['a rake'] });
    expect(fit('six words that would take three')).toEqual({
      size: 5,
      lines: ['six words', 'that would', 'take three'],
    });
  });

  it('takes a smaller size rather than to break a word', () => {
    expect(fit('wheelbarrow')).toEqual({ size: 5, lines: ['wheelbarrow'] });
  });

  it('leaves out at the smallest size what has no room', () => {
    const { size, lines } = fit('wheelbarrow '.repeat(99));
    expect(size).toBe(2);
    expect(lines).toHaveLength(10);
  });
});
