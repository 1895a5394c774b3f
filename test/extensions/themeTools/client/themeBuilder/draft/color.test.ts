import { describe, expect, it } from 'vitest';
import { getRatio } from '../../../../../../src/ui/shared/color';
import {
  flatten,
  formatColor,
  parseColor,
} from '../../../../../../src/extensions/themeTools/client/themeBuilder/draft/color';

const format = (text: string) => {
  const color = parseColor(text);
  return color && formatColor(color);
};

describe('a color that a reader types', () => {
  it.each([
    ['#1976D2', '#1976d2'],
    ['1976d2', '#1976d2'],
    [' #0af ', '#00aaff'],
    ['#0af8', 'rgba(0, 170, 255, 0.53)'],
    ['#11223380', 'rgba(17, 34, 51, 0.5)'],
    ['rgb(25, 118, 210)', '#1976d2'],
    ['RGB(25 118 210)', '#1976d2'],
    ['rgba(0, 0, 0, 0.87)', 'rgba(0, 0, 0, 0.87)'],
    ['rgb(0 0 0 / 60%)', 'rgba(0, 0, 0, 0.6)'],
    ['rgba(25, 118, 210, 1)', '#1976d2'],
    ['hsl(0, 100%, 50%)', '#ff0000'],
    ['hsl(210deg 79% 46%)', '#1975d2'],
    ['hsla(120, 100%, 25%, 0.5)', 'rgba(0, 128, 0, 0.5)'],
    ['hsl(360 0% 100%)', '#ffffff'],
  ])('%s is %s', (text, color) => expect(format(text)).toBe(color));

  it.each([
    '',
    '#12345',
    '#ggg',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4, 5)',
    'rgb(300, 0, 0)',
    'rgb(1e3, 0, 0)',
    'hsl(10, 20, 30)',
    'hsl(400, 20%, 30%)',
    'red;}',
    'var(--ink)',
    'url(https://example.com)',
    'rgb(0,0,0);background:url(x)',
    'color-mix(in srgb, red, blue)',
    `#${'0'.repeat(100)}`,
    '</style><script>alert(1)</script>',
  ])('“%s” is none', (text) => expect(format(text)).toBeUndefined());

  it('looks on a background as a browser paints it', () => {
    const [ink, paper] = [parseColor('rgba(0, 0, 0, 0.6)'), parseColor('#fff')];
    if (!ink || !paper) throw new Error('Both are colors.');
    expect(flatten(ink, paper)).toBe('#666666');
    expect(getRatio('#666666', '#ffffff')).toBeCloseTo(5.74, 2);
    expect(getRatio('#000000', '#ffffff')).toBe(21);
  });
});
