// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onHandover, receiveHandover } from '../../../../src/shell/client/start/handover';
import { searchText } from '../../../../src/search/client/open/searchText';
import { readStored, writeStored } from '../../../../src/base/client/storage';

afterEach(() => {
  searchText.set(null);
  vi.unstubAllGlobals();
});

describe('the handover', () => {
  it('tells that there is no start program', () => {
    expect(receiveHandover()).toBe(false);
  });

  it('ends the start program, once', () => {
    const callback = vi.fn();
    onHandover(callback);
    expect(receiveHandover()).toBe(true);
    expect(receiveHandover()).toBe(false);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('brings what was typed into the search, and what storage has refused', () => {
    vi.stubGlobal('localStorage', undefined);
    let received: unknown;
    onHandover(() => {});
    searchText.set('dial');
    writeStored('local', 'mui-mode', 'dark');
    document.dispatchEvent(
      new CustomEvent('atlas:hydrated', { detail: (handover: unknown) => (received = handover) }),
    );
    expect(received).toEqual({ searchText: 'dial', refused: [['local mui-mode', 'dark']] });
    expect(readStored('local', 'mui-mode')).toBe('dark');
  });

  it('leaves alone what has nothing to hand over: an event of another script', () => {
    const callback = vi.fn();
    onHandover(callback);
    document.dispatchEvent(new CustomEvent('atlas:hydrated', { detail: 'x' }));
    expect(callback).toHaveBeenCalledOnce();
  });
});
