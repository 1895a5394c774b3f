import { describe, expect, it } from 'vitest';
import {
  getColorContrast,
  blendColor,
  readThemeColor,
  resolveVariables,
} from '../../../../src/content/shared/theme/themeColor';

describe('a color of a theme', () => {
  it.each([
    ['#fff', '#ffffff', 1],
    ['#0B6BCB', '#0b6bcb', 1],
    ['#0008', '#000000', 0.53],
    ['#00000080', '#000000', 0.5],
    ['rgb(0, 0, 0)', '#000000', 1],
    ['rgba(0, 0, 0, 0.87)', '#000000', 0.87],
    ['rgba(99 107 116 / 0.2)', '#636b74', 0.2],
    ['rgba(0,0,0,20%)', '#000000', 0.2],
  ])('%s', (text, color, alpha) => {
    const read = readThemeColor(text);
    expect(read?.color).toBe(color);
    expect(read?.alpha).toBeCloseTo(alpha, 2);
  });

  it.each(['', 'none', 'red', 'var(--x)', 'rgba(300, 0, 0, 0.5)', 'rgba(1,2,3,)'])(
    'is not read from %s',
    (text) => expect(readThemeColor(text)).toBeUndefined(),
  );

  it('is measured as it looks on its background', () => {
    const ink = { color: '#000000', alpha: 0.5 } as const;
    expect(blendColor(ink, '#ffffff')).toBe('#808080');
    expect(getColorContrast(ink, '#ffffff')).toBeCloseTo(3.95, 2);
    expect(getColorContrast({ color: '#ffffff', alpha: 1 }, '#000000')).toBe(21);
  });
});

describe('a value with variables', () => {
  const values: Readonly<Record<string, string>> = {
    '--a': '#111111',
    '--b': 'var(--a, #222222)',
    '--self': 'var(--self)',
    '--channel': '1 2 3',
  };
  const find = (name: string) => values[name];

  it.each([
    ['var(--a)', '#111111'],
    ['var(--b, #333333)', '#111111'],
    ['var(--unknown, #444444)', '#444444'],
    ['var(--unknown, var(--b))', '#111111'],
    ['rgba(var(--channel, 9 9 9) / 0.2)', 'rgba(1 2 3 / 0.2)'],
    ['1px solid var(--a)', '1px solid #111111'],
    ['var(--unknown)', 'var(--unknown)'],
    ['var(--self)', 'var(--self)'],
    ['none', 'none'],
  ])('%s', (text, resolved) => expect(resolveVariables(text, find)).toBe(resolved));
});
