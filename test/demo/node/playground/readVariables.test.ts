import { describe, expect, it } from 'vitest';
import { readVariables } from '../../../../src/demo/node/playground/readVariables';

const read = (css: string) => Object.fromEntries(readVariables(css));

describe('the variables of a component', () => {
  it.each<[string, string, Record<string, string | null>]>([
    ['what its root sets', '.a{--Rake-width:24px;width:var(--Rake-width);}', { '--Rake-width': '24px' }],
    ['a fallback', '.a{gap:var(--Rake-gap, 8px);}', { '--Rake-gap': '8px' }],
    [
      'a fallback with parentheses',
      '.a{gap:calc(var(--Rake-gap, max(2px, var(--x))) * 2);}',
      { '--Rake-gap': 'max(2px, var(--x))' },
    ],
    ['none where nothing sets it', '.a{gap:var(--Rake-gap);}', { '--Rake-gap': null }],
    [
      'not what a state sets',
      '.a{color:var(--Rake-color, green);}.a:hover{--Rake-color:red;}',
      { '--Rake-color': 'green' },
    ],
    ['the outer element first', '.a{--Rake-size:1rem;}.b{--Rake-size:2rem;}', { '--Rake-size': '1rem' }],
    ['the last declaration of a rule', '.a{--Rake-size:1rem;--Rake-size:3rem;}', { '--Rake-size': '3rem' }],
    ['rules in a query', '@media print{.a{--Rake-size:1rem;}}', { '--Rake-size': '1rem' }],
    ['none of the theme', '.a{color:var(--joy-color-red);--unstable_Rake-gap:1px;}', {}],
  ])('reads %s', (_, css, variables) => {
    expect(read(css)).toEqual(variables);
  });
});
