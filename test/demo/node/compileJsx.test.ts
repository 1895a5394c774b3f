import { describe, expect, it } from 'vitest';
import { compileJsx, toProgram } from './compileJsx';

describe('the comparison of programs', () => {
  it.each([
    ['comments', 'f(); // Rake.', 'f();'],
    ['quotes', "f('a')", 'f("a");'],
    ['line breaks and trailing commas', 'f(\n  a,\n  b,\n);', 'f(a, b);'],
    ['the way JSX writes a space', "<b>a{' '}{c}</b>", '<b>a {c}</b>'],
  ])('overlooks %s', (_, one, other) => {
    expect(toProgram(one, 'a.jsx')).toBe(toProgram(other, 'a.jsx'));
  });

  it.each([
    ['a name', 'f(a);', 'f(b);'],
    ['a string', "f('a');", "f('b');"],
    ['a lost statement', 'f(a); g();', 'f(a);'],
  ])('sees %s', (_, one, other) => {
    expect(toProgram(one, 'a.jsx')).not.toBe(toProgram(other, 'a.jsx'));
  });

  it('refuses types in JavaScript', () => {
    expect(() => compileJsx('const a: string = b;', 'Rake.jsx')).toThrow('Rake.jsx: Type annotations');
  });
});
