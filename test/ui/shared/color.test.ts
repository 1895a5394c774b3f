import { rgbToHex, darken as themeDarken, lighten as themeLighten } from '@mui/system/colorManipulator';
import { describe, expect, it } from 'vitest';
import {
  darken,
  findColor,
  formatContrast,
  getContrast,
  getLuminance,
  getReadableInk,
  lighten,
} from '../../../src/ui/shared/color';

describe('findColor', () => {
  it.each([
    ['#f44336', '#f44336'],
    ['F44336', '#f44336'],
    ['#0af', '#00aaff'],
    ['0AF', '#00aaff'],
    ['rgb(244, 67, 54)', '#f44336'],
    ['rgb(244 67 54)', '#f44336'],
    ['RGB(0,0,0)', '#000000'],
    ['  #fff ', '#ffffff'],
  ])('reads %s as %s', (text, color) => {
    expect(findColor(text)).toBe(color);
  });

  it.each([
    '',
    '#',
    'red',
    '#ff',
    '#ffff',
    '#fffff',
    '#f443361',
    '#ggg',
    '##fff',
    'rgb(256, 0, 0)',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4)',
    'rgb(-1, 2, 3)',
    'rgba(1, 2, 3, 0.5)',
    'rgb(10%, 2%, 3%)',
    '#fff; color: red',
  ])('finds no color in "%s"', (text) => {
    expect(findColor(text)).toBeUndefined();
  });
});

describe('contrast', () => {
  it('runs from 1 to 21', () => {
    expect(getContrast('#000000', 'white')).toBeCloseTo(21, 10);
    expect(getContrast('#ffffff', 'black')).toBeCloseTo(21, 10);
    expect(getContrast('#ffffff', 'white')).toBeCloseTo(1, 10);
    expect(getContrast('#000000', 'black')).toBeCloseTo(1, 10);
  });

  // The best-known pair around the limit: the lightest grey that carries white text, and the next one.
  it.each([
    ['#767676', '4.54'],
    ['#777777', '4.47'],
  ] as const)('of white on %s is %s', (background, ratio) => {
    expect(formatContrast(getContrast(background, 'white'))).toBe(ratio);
  });

  it('never reads as a limit that it does not reach', () => {
    expect(formatContrast(4.4999)).toBe('4.49');
    expect(formatContrast(21)).toBe('21.00');
  });

  it('weighs the channels as the eye does', () => {
    expect(getLuminance('#ff0000')).toBeCloseTo(0.2126, 10);
    expect(getLuminance('#00ff00')).toBeCloseTo(0.7152, 10);
    expect(getLuminance('#0000ff')).toBeCloseTo(0.0722, 10);
  });

  it('of the readable ink reaches 4.5 on every grey', () => {
    for (let grey = 0; grey < 256; grey += 1) {
      const background = findColor(`rgb(${grey}, ${grey}, ${grey})`) ?? '#000000';
      expect(getContrast(background, getReadableInk(background))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('lighten and darken', () => {
  it.each(['#f44336', '#1976d2', '#000000', '#ffffff', '#123456'] as const)(
    'give the colors that a theme computes from %s',
    (color) => {
      expect(lighten(color, 0.2)).toBe(rgbToHex(themeLighten(color, 0.2)));
      expect(darken(color, 0.3)).toBe(rgbToHex(themeDarken(color, 0.3)));
    },
  );
});
