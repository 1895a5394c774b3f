// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import {
  createMirror,
  findChange,
  type Mirror,
} from '../../../../src/features/demo/live/editor/createMirror';

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

  describe('of long code', () => {
    const LINE_HEIGHT = 20;
    let scrollY: number;
    let code: HTMLElement;
    let highlight: Mock<typeof color>;
    let mirror: Mirror;

    const lines = Array.from({ length: 1000 }, (_, index) => `a line of code, number ${index}`);
    const listColored = () =>
      [...code.children].flatMap((line, index) => (line.firstElementChild ? [index] : []));

    beforeEach(() => {
      vi.useFakeTimers();
      window.innerHeight = 400;
      scrollY = 0;
      code = document.createElement('code');
      code.getBoundingClientRect = () => new DOMRect(0, -scrollY, 600, code.children.length * LINE_HEIGHT);
      highlight = vi.fn(color);
      mirror = createMirror(code, highlight);
      mirror.write(lines.join('\n'));
    });
    afterEach(() => {
      mirror.end();
      vi.useRealTimers();
    });

    it('shows the text at once, and colors what is in sight once the reader pauses', () => {
      expect(code.textContent).toBe(`${lines.join('\n')}\n`);
      expect(highlight).not.toHaveBeenCalled();
      vi.runAllTimers();
      expect(listColored()).toEqual(Array.from({ length: 21 }, (_, index) => index));
    });

    it('colors what is scrolled into sight, by what stands before it', () => {
      scrollY = 500 * LINE_HEIGHT;
      document.dispatchEvent(new Event('scroll'));
      vi.runAllTimers();
      expect(listColored()).toContain(520);
      expect(listColored()).not.toContain(0);
      expect(highlight.mock.calls[0]?.[0]).toContain('number 400\n');
    });

    it('colors a changed line with the key', () => {
      mirror.write(lines.with(250, 'changed').join('\n'));
      expect(highlight.mock.calls).toEqual([['changed']]);
      mirror.write(lines.toSpliced(250, 1).join('\n'));
      expect(code.textContent).toBe(`${lines.toSpliced(250, 1).join('\n')}\n`);
    });

    it('keeps the mark of a line that gets its colors', () => {
      code.children[3]?.setAttribute('data-fault', '');
      vi.runAllTimers();
      expect(code.children[3]?.hasAttribute('data-fault')).toBe(true);
    });

    it('never colors more than a part at once, whatever a line holds', () => {
      mirror.write([`'"\``.repeat(40_000), '<i>', ...lines].join('\n'));
      expect(code.children[1]?.textContent).toBe('<i>\n');
      vi.runAllTimers();
      mirror.write(['x', ...lines].join('\n'));
      vi.runAllTimers();
      const lengths = highlight.mock.calls.map(([text]) => text.length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(5000);
    });
  });
});
