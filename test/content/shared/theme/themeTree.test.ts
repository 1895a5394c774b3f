import { describe, expect, it } from 'vitest';
import { createThemeTree, getKind } from '../../../../src/content/shared/theme/themeTree';
import { getExampleCalls, toCode } from '../../../../src/content/shared/theme/themeCalls';
import { listVariables, createVariableFinder } from '../../../../src/content/shared/theme/themeVariables';

const spacing = Object.assign((factor: number) => `${factor * 8}px`, { mui: true });
const theme = {
  palette: { primary: { main: '#1976d2', dark: 'rgba(0, 0, 0, 0.5)' }, grey: { 50: '#fafafa' } },
  shadows: ['none', '0 1px'],
  spacing,
  mixins: {},
};

describe('the tree of a theme', () => {
  const { roots, nodes, byId } = createThemeTree(theme);

  it('has all values in order, with their paths', () => {
    expect(roots.map(({ key }) => key)).toEqual(['palette', 'shadows', 'spacing', 'mixins']);
    expect(nodes.map(({ id }) => id)).toEqual([
      '$.palette',
      '$.palette.primary',
      '$.palette.primary.main',
      '$.palette.primary.dark',
      '$.palette.grey',
      '$.palette.grey[50]',
      '$.shadows',
      '$.shadows[0]',
      '$.shadows[1]',
      '$.spacing',
      '$.mixins',
    ]);
    expect(byId.get('$.palette.primary.main')?.parent?.id).toBe('$.palette.primary');
  });

  it('shows a function with an example that the theme computes', () => {
    expect(byId.get('$.spacing')?.text).toBe("ƒ (...values) · spacing(2) → '16px'");
  });

  it('ends where an object contains itself', () => {
    const loop: Record<string, unknown> = { name: 'a' };
    loop.self = loop;
    expect(createThemeTree(loop).nodes.map(({ id }) => id)).toEqual(['$.name', '$.self']);
  });
});

describe('the kind of a value', () => {
  it.each([
    ['#fff', 'color'],
    ['#1976D2', 'color'],
    ['rgba(0, 0, 0, 0.87)', 'color'],
    ['var(--joy-palette-primary-500, #0B6BCB)', 'color'],
    ['rgba(var(--joy-palette-neutral-mainChannel, 99 107 116) / 0.2)', 'color'],
    ['var(--joy-fontSize-md, 1rem)', 'string'],
    ['0px 1px rgba(0,0,0,0.2)', 'string'],
    ['none', 'string'],
    [16, 'number'],
    [true, 'boolean'],
    [null, 'empty'],
    [undefined, 'empty'],
    [[], 'array'],
    [{}, 'object'],
    [() => 1, 'function'],
  ])('%s is %s', (value, kind) => expect(getKind(value)).toBe(kind));
});

describe('code', () => {
  it.each([
    ['16px', "'16px'"],
    ["it's", `"it's"`],
    [0.5, '0.5'],
    [['opacity', { duration: 150 }], "['opacity', { duration: 150 }]"],
    [{ '@media': { minHeight: 48 }, 50: '#fff' }, "{ 50: '#fff', '@media': { minHeight: 48 } }"],
    [() => 1, 'ƒ'],
    [{}, '{}'],
  ])('of %s', (value, code) => expect(toCode(value)).toBe(code));

  it('on several lines', () => expect(toCode({ a: { b: 1 } }, '')).toBe('{\n  a: {\n    b: 1,\n  },\n}'));

  it('of calls leaves out those that fail', () => {
    const fail = () => {
      throw new Error('Not this one');
    };
    expect(getExampleCalls(['spacing'], {}, fail)).toEqual([]);
    expect(getExampleCalls(['unknown'], {}, fail)).toEqual([]);
  });
});

describe('CSS variables', () => {
  const vars = createThemeTree({
    palette: { primary: { main: 'var(--mui-palette-primary-main, #1976d2)' } },
  });
  const names = listVariables(vars);

  it('have the paths of their values', () => {
    expect([...names]).toEqual([['$.palette.primary.main', '--mui-palette-primary-main']]);
  });

  it('are found in a theme', () => {
    const find = createVariableFinder(createThemeTree(theme), names);
    expect(find('--mui-palette-primary-main')).toBe('#1976d2');
    expect(find('--mui-palette-nothing')).toBeUndefined();
  });
});
