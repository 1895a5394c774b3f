import { describe, expect, it } from 'vitest';
import { findErrorPosition, toCodeColumn } from '../../../src/demo/shared/liveCode';

describe('the place of an error', () => {
  it.each([
    ['Chromium', 'Error: No.\n    at Rake (EditedDemo:5:9)\n    at x (https://a.b/c.js:1:2)', 5, 9],
    ['Firefox', 'Rake@EditedDemo:5:9\nx@https://a.b/c.js:1:2', 5, 9],
  ])('is read off the stack of %s', (_browser, stack, line, column) => {
    expect(findErrorPosition(stack)).toEqual({ line, column });
  });

  it('is unknown where the code is not in the stack', () => {
    expect(findErrorPosition('Error: No.\n    at x (https://a.b/c.js:1:2)')).toBeNull();
  });

  it.each([
    ['const a: string = b();', 'const a = b();', 11, 19],
    ['<Rake size={soil} />', '_jsx(Rake, { size: soil })', 20, 13],
    ['a', '(', 1, 1],
  ])('in %s is found by the word at its place in %s', (code, script, column, expected) => {
    expect(toCodeColumn(`\n${code}`, `\n${script}`, 2, column)).toBe(expected);
  });
});
