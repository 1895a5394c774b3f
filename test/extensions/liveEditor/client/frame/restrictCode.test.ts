// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { restrictCode } from '../../../../../src/extensions/liveEditor/client/frame/restrictCode';

const onHashFlood = vi.fn();
const onFocusTaken = vi.fn();

beforeAll(() => restrictCode({ onHashFlood, onFocusTaken }));

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the code in a frame', () => {
  it.each(['pagehide', 'unload', 'beforeunload', 'freeze'])('does not hear %s', (type) => {
    const listener = vi.fn();
    window.addEventListener(type, listener, true);
    window.addEventListener(type, listener);
    window.onpagehide = window.onunload = window.onbeforeunload = listener;
    window.dispatchEvent(new Event(type));
    expect(listener).not.toHaveBeenCalled();
    window.onpagehide = window.onunload = window.onbeforeunload = null;
  });

  it('does not hear that the document is hidden', () => {
    const listener = vi.fn();
    document.addEventListener('visibilitychange', listener, true);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([
    [false, 'takes no focus from outside'],
    [true, 'moves the focus that the reader has brought in'],
  ])('has the focus: %s, and %s', (hasFocus) => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
    const field = document.body.appendChild(document.createElement('input'));
    field.focus({ preventScroll: true });
    expect(document.activeElement === field).toBe(hasFocus);
  });

  it.each([true, false, undefined])('has got the focus; after a press of the reader: %s', (isActive) => {
    vi.stubGlobal('navigator', isActive === undefined ? {} : { userActivation: { isActive } });
    onFocusTaken.mockClear();
    window.dispatchEvent(new Event('focus'));
    expect(onFocusTaken).toHaveBeenCalledTimes(isActive === false ? 1 : 0);
    vi.unstubAllGlobals();
  });

  it('is given away once it goes from hash to hash, but not by a reader who follows links', () => {
    const go = () => window.dispatchEvent(new Event('hashchange'));
    Array.from({ length: 5 }).forEach(go);
    expect(onHashFlood).not.toHaveBeenCalled();
    Array.from({ length: 30 }).forEach(go);
    expect(onHashFlood).toHaveBeenCalled();
  });
});
