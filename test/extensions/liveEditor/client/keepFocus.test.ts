// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from '../../../../src/extensions/liveEditor/client/keepFocus';

let field: HTMLTextAreaElement;
let frame: HTMLIFrameElement;
let keeper: ReturnType<typeof keepFocus>;
const press = (key: string) => field.dispatchEvent(new KeyboardEvent('keydown', { key }));

beforeEach(() => {
  document.body.innerHTML = '<textarea></textarea><button></button><iframe sandbox></iframe>';
  [field, frame] = document.querySelectorAll('textarea, iframe') as unknown as [typeof field, typeof frame];
  keeper = keepFocus(field);
  field.focus();
  return () => keeper.end();
});

describe('the focus of a reader', () => {
  it('comes back while there is typing', () => {
    press('a');
    frame.focus();
    keeper.restore();
    expect(document.activeElement).toBe(field);
  });

  it.each(['Tab', 'Escape'])('goes where %s leads', (key) => {
    press(key);
    frame.focus();
    keeper.restore();
    expect(document.activeElement).toBe(frame);
  });

  it('goes by way of a button', () => {
    press('a');
    document.querySelector('button')?.focus();
    frame.focus();
    keeper.restore();
    expect(document.activeElement).toBe(frame);
  });

  it('goes after a pause', () => {
    press('a');
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 10_000);
    frame.focus();
    keeper.restore();
    expect(document.activeElement).toBe(frame);
    vi.restoreAllMocks();
  });
});
