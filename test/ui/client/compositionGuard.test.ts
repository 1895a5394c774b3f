// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachCompositionGuard } from '../../../src/ui/client/compositionGuard';

const act = vi.fn();
let detach = () => {};

beforeEach(() => {
  document.body.innerHTML = '<div><input></div>';
  act.mockReset();
  detach = attachCompositionGuard(document);
  document.querySelector('input')?.addEventListener('keydown', act);
  document.querySelector('div')?.addEventListener('keydown', act);
  document.addEventListener('keydown', act);
});
afterEach(() => {
  detach();
  document.removeEventListener('keydown', act);
});

function press(init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  document.querySelector('input')?.dispatchEvent(event);
  return event;
}

describe('a key of an input method', () => {
  it.each(['Enter', 'ArrowDown', 'Escape', 'Tab', 'k', '/', 'Process'])('acts nowhere: %s', (key) => {
    press({ key, isComposing: true, keyCode: 229 });
    press({ key, isComposing: true });
    // In WebKit, the key that ends the composition.
    press({ key, keyCode: 229 });
    expect(act).not.toHaveBeenCalled();
  });

  it('closes no dialog, and what it writes is written', () => {
    expect(press({ key: 'Escape', keyCode: 229 }).defaultPrevented).toBe(true);
    expect(press({ key: 'か', keyCode: 229 }).defaultPrevented).toBe(false);
  });

  it('acts again afterwards', () => {
    press({ key: 'Enter', keyCode: 13 });
    expect(act).toHaveBeenCalledTimes(3);
  });

  it('acts after the undo', () => {
    detach();
    press({ key: 'Enter', keyCode: 229 });
    expect(act).toHaveBeenCalledTimes(3);
  });
});
