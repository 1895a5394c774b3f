import { expect, it, vi } from 'vitest';
import { hasUnsaved, setUnsaved, whenSaved } from '../../../src/base/client/unsaved';

it('what would interrupt waits until the last of what is unsaved is saved, and comes once', () => {
  const reload = vi.fn();
  setUnsaved('comment', true);
  setUnsaved('demo', true);
  whenSaved(reload);
  setUnsaved('demo', false);
  expect(hasUnsaved()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  setUnsaved('comment', false);
  setUnsaved('comment', false);
  expect(reload).toHaveBeenCalledOnce();
});

it('comes at once when nothing is', () => {
  const reload = vi.fn();
  whenSaved(reload);
  expect(reload).toHaveBeenCalledOnce();
});
