// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFirstInteraction } from '../../../src/base/client/firstInteraction';
import { firstInteractionScript } from '../../../src/base/client/firstInteractionScript';

/** A movement of the pointer; jsdom's events have no `movementX`. */
const moveBy = (movementX: number, movementY: number) =>
  Object.assign(new Event('pointermove'), { movementX, movementY });

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('onFirstInteraction', () => {
  // As the browser does: as text, before any module of the site.
  beforeEach(() => new Function(firstInteractionScript)());
  afterEach(() => {
    window.dispatchEvent(new Event('keydown'));
    document.documentElement.removeAttribute('data-interacted');
  });

  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'])(
    'calls back once, at the first %s',
    async (type) => {
      const callback = vi.fn();
      onFirstInteraction(callback);
      await settle();
      expect(callback).not.toHaveBeenCalled();
      window.dispatchEvent(new Event(type));
      window.dispatchEvent(new Event(type));
      await settle();
      expect(callback).toHaveBeenCalledOnce();
    },
  );

  it.each(['scroll', 'wheel'])('does not call back at a %s: that is reading', async (type) => {
    const callback = vi.fn();
    onFirstInteraction(callback);
    window.dispatchEvent(new Event(type));
    await settle();
    expect(callback).not.toHaveBeenCalled();
  });

  it('waits for a movement: a pointer that rests reports one of length 0', async () => {
    const callback = vi.fn();
    onFirstInteraction(callback);
    window.dispatchEvent(moveBy(0, 0));
    await settle();
    expect(callback).not.toHaveBeenCalled();
    expect(document.documentElement.hasAttribute('data-interacted')).toBe(false);
    window.dispatchEvent(moveBy(0, -1));
    await settle();
    expect(callback).toHaveBeenCalledOnce();
  });

  it('calls back at once after a sign that came before the code', () => {
    window.dispatchEvent(new Event('pointermove'));
    const callback = vi.fn();
    onFirstInteraction(callback);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('leaves those alone that have stopped waiting', async () => {
    const callback = vi.fn();
    onFirstInteraction(callback)();
    window.dispatchEvent(new Event('keydown'));
    await settle();
    expect(callback).not.toHaveBeenCalled();
  });
});
