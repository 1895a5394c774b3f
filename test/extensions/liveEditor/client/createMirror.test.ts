// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import {
  createMirror,
  findChange,
  type Mirror,
} from '../../../../src/extensions/liveEditor/client/createMirror';

const color = (text: string) => text.split('\n').map((line) => `<b>${line}</b>`);

beforeEach(() => {
  class Observer implements ResizeObserver {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal('ResizeObserver', Observer);
});

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

  it('tries again to color what took too long, three times', () => {
    vi.useFakeTimers();
    const code = document.createElement('code');
    const highlight = vi.fn<(text: string) => string[] | null>(() => null);
    const { write } = createMirror(code, highlight);
    write('a < b');
    expect(code.innerHTML).toContain('a &lt; b');
    highlight.mockImplementation(color);
    vi.advanceTimersByTime(1000);
    expect(code.innerHTML).toContain('<b>');
    highlight.mockClear().mockReturnValue(null);
    write('b < c');
    vi.advanceTimersByTime(5000);
    expect(highlight).toHaveBeenCalledTimes(4);
    vi.useRealTimers();
  });

  it('leaves code with an endless line to the text area, and takes it back', () => {
    const code = document.createElement('code');
    const { write } = createMirror(code, color);
    write(`one\n${'x'.repeat(2000)}`);
    expect([code.textContent, code.hasAttribute('data-uncolored')]).toEqual(['\n\n', true]);
    write('one');
    expect([code.textContent, code.hasAttribute('data-uncolored')]).toEqual(['one\n', false]);
  });

  describe('of long code', () => {
    const LINE_HEIGHT = 20;
    let scrollY: number;
    let code: HTMLElement;
    let highlight: Mock<typeof color>;
    let mirror: Mirror;

    const lines = Array.from({ length: 1000 }, (_, index) => `a line of code, number ${index}`);
    const readNumbers = () => [...code.children].map((line) => Number(/\d+$/m.exec(line.textContent)?.[0]));
    const scrollTo = (line: number) => {
      scrollY = line * LINE_HEIGHT;
      document.dispatchEvent(new Event('scroll'));
    };

    beforeEach(() => {
      window.innerHeight = 400;
      scrollY = 0;
      code = document.createElement('code');
      code.style.lineHeight = `${LINE_HEIGHT}px`;
      document.body.append(code);
      code.getBoundingClientRect = () => new DOMRect(0, -scrollY, 600, lines.length * LINE_HEIGHT);
      highlight = vi.fn(color);
      mirror = createMirror(code, highlight);
      mirror.write(lines.join('\n'));
    });
    afterEach(() => {
      mirror.end();
      code.remove();
    });

    it('has elements for the lines in sight only, and the height of all', () => {
      expect(readNumbers()).toEqual(Array.from({ length: 51 }, (_, index) => index));
      expect(code.style.getPropertyValue('--lines')).toBe('1000');
      expect(code.style.getPropertyValue('--first')).toBe('0');
    });

    it('shows what is scrolled into sight, colored by what stands before it', () => {
      scrollTo(500);
      expect(readNumbers()).toEqual(Array.from({ length: 81 }, (_, index) => index + 470));
      expect(code.style.getPropertyValue('--first')).toBe('470');
      expect(highlight.mock.lastCall?.[0]).toContain('number 400\n');
    });

    it('leaves everything as it is while what is in sight has elements', () => {
      highlight.mockClear();
      scrollTo(25);
      expect(highlight).not.toHaveBeenCalled();
    });

    it('touches no line that a key leaves as it was', () => {
      scrollTo(500);
      const children = [...code.children];
      mirror.write(lines.with(505, 'changed').join('\n'));
      expect([...code.children].map((line, index) => line === children[index] || index)).toEqual(
        children.map((_, index) => (index === 35 ? 35 : true)),
      );
      expect(code.children[35]?.innerHTML).toBe('<b>changed</b>\n');
    });

    it('keeps the mark of the line with a fault where that line goes', () => {
      const findMarked = () =>
        [...code.querySelectorAll('[data-error-line]')].map((line) => line.textContent);
      mirror.markError(3);
      expect(findMarked()).toEqual(['a line of code, number 2\n']);
      scrollTo(500);
      expect(findMarked()).toEqual([]);
      scrollTo(0);
      expect(findMarked()).toEqual(['a line of code, number 2\n']);
      mirror.markError(null);
      expect(findMarked()).toEqual([]);
    });

    it('shows the end of code that has become shorter than where the reader was', () => {
      scrollTo(900);
      mirror.write(lines.slice(0, 300).join('\n'));
      expect(readNumbers().at(-1)).toBe(299);
    });

    it.each([
      ['x'.repeat(500), 500],
      ['\t\ta\t'.repeat(5), 30],
      ['字'.repeat(200), 400],
    ])('has room for the longest line, though it is out of sight: %#', (line, columns) => {
      mirror.write([...lines, line].join('\n'));
      expect(code.style.getPropertyValue('--columns')).toBe(`${columns}`);
    });

    it('never colors more than a part at once, whatever a line holds', () => {
      mirror.write([...Array.from({ length: 100 }, () => `'"\``.repeat(150)), '<i>', ...lines].join('\n'));
      scrollTo(90);
      expect(code.children[40]?.textContent).toBe('<i>\n');
      const lengths = highlight.mock.calls.map(([text]) => text.length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(5000);
    });
  });
});
