// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveScrollPosition, restoreScrollPosition } from '../../../../src/shell/client/app/scrollPositions';

const scroll = vi.fn();

beforeEach(() => {
  scroll.mockReset();
  vi.stubGlobal('scrollTo', scroll);
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the place of an entry of the history', () => {
  it('is shown again', () => {
    saveScrollPosition('a', { x: 0, y: 600 });
    saveScrollPosition('b', { x: 5, y: 1500 });
    history.replaceState({ key: 'a' }, '');
    restoreScrollPosition();
    expect(scroll.mock.calls).toEqual([[0, 600]]);
  });

  it.each([[null], [{}], [{ key: 'unknown' }], ['a text'], [{ key: 'damaged' }]])(
    'is left to the browser where the state is %j',
    (state) => {
      saveScrollPosition('a', { x: 0, y: 600 });
      sessionStorage.setItem('__next_scroll_damaged', '{"x":');
      history.replaceState(state, '');
      restoreScrollPosition();
      expect(scroll).not.toHaveBeenCalled();
    },
  );

  it('is left to the browser where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    history.replaceState({ key: 'a' }, '');
    expect(() => saveScrollPosition('a', { x: 0, y: 600 })).not.toThrow();
    restoreScrollPosition();
    expect(scroll).not.toHaveBeenCalled();
  });
});
