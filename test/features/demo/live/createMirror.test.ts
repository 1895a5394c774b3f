// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createMirror, findChange } from '../../../../src/features/demo/live/editor/createMirror';

const color = (text: string) => text.split('\n').map((line) => `<b>${line}</b>`);

describe('the colored text below the text area', () => {
  it.each([
    ['', 'a', 0, 0],
    ['a\nb\nc', 'a\nB\nc', 1, 1],
    ['a\nb', 'a\nb\nb', 2, 0],
    ['a\na\na', 'a\na', 2, 0],
    ['a\nb\nc', 'c', 0, 1],
    ['a', 'a', 1, 0],
  ])('from %j to %j keeps %i lines at the start and %i at the end', (old, next, start, end) => {
    expect(findChange(old.split('\n'), next.split('\n'))).toEqual({ start, end });
  });

  it('holds the text, and touches no line that stays', () => {
    const code = document.createElement('code');
    const { write } = createMirror(code, color);
    write('one\ntwo\nthree');
    const [first, , third] = code.children;
    write('one\n2\n2b\nthree');
    expect(code.textContent).toBe('one\n2\n2b\nthree\n');
    expect(code.children[0]).toBe(first);
    expect(code.children[3]).toBe(third);
  });

  it('colors long code line by line, and as a whole once the reader pauses', () => {
    vi.useFakeTimers();
    const code = document.createElement('code');
    const highlight = vi.fn(color);
    const { write, end } = createMirror(code, highlight);
    const lines = Array.from({ length: 500 }, (_, index) => `a line of code, number ${index}`);
    write(lines.join('\n'));
    highlight.mockClear();
    write(lines.with(250, 'changed').join('\n'));
    expect(highlight.mock.calls).toEqual([['changed']]);
    write(lines.toSpliced(250, 1).join('\n'));
    expect(code.textContent).toBe(`${lines.toSpliced(250, 1).join('\n')}\n`);
    highlight.mockClear();
    vi.runAllTimers();
    expect(highlight).toHaveBeenCalledOnce();
    end();
    vi.useRealTimers();
  });
});
