// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { putCaretAtEnd } from '../../../src/ui/client/caret';

beforeEach(() => {
  document.body.innerHTML = '';
});

function create(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error(html);
  element.focus();
  return element;
}

describe('the caret', () => {
  it.each(['<input value="dia">', '<input type="search" value="dia">', '<textarea>dia</textarea>'])(
    'goes to the end of %s',
    (html) => {
      const field = create(html) as HTMLInputElement;
      // As WebKit focuses a field that has a text.
      field.setSelectionRange(0, 0);
      putCaretAtEnd(field);
      field.setRangeText('log', field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
      expect(field.value).toBe('dialog');
    },
  );

  it.each(['<input type="color" value="#ffffff">', '<input type="checkbox">', '<button>b</button>'])(
    'is not looked for in %s',
    (html) => {
      expect(() => putCaretAtEnd(create(html))).not.toThrow();
    },
  );

  it('is nowhere without a focus', () => {
    expect(() => putCaretAtEnd(null)).not.toThrow();
  });
});
