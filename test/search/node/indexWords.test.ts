import { describe, expect, it } from 'vitest';
import { indexWords } from '../../../src/search/node/indexWords';

const toObject = (texts: readonly string[]) => Object.fromEntries(indexWords(texts));

describe('the words of texts', () => {
  it('are filed by first letter, with the distances between the texts that have them', () => {
    expect(toObject(['A slider slides.', 'Nothing.', 'Sliders!', 'Snap the slider'])).toEqual({
      n: { nothing: [1] },
      s: { slide: [0], slider: [0, 2, 1], snap: [3] },
    });
  });

  it('leave out what is too common to lead anywhere, and single characters', () => {
    expect(toObject(['With this you will, in a b'])).toEqual({});
  });

  it('of code are its parts, too', () => {
    expect(toObject(['Set `disableRipple`.'])).toEqual({
      d: { disable: [0], disableripple: [0] },
      r: { ripple: [0] },
    });
  });

  it('that begin with no letter from a to z are in one file', () => {
    expect(Object.keys(toObject(['é 404 жук زر']))).toEqual(['0']);
  });

  it('are found without their accents, too', () => {
    expect(toObject(['Café'])).toEqual({ c: { cafe: [0] } });
  });

  it('may be called like parts of objects', () => {
    expect(toObject(['constructor'])).toEqual({ c: { constructor: [0] } });
  });
});
