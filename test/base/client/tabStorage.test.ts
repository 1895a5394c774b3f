// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveForTab, readForTab } from '../../../src/base/client/tabStorage';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('what is kept for the life of a tab', () => {
  it('is in its storage, and gone from there once it is done with', () => {
    expect(saveForTab('note', 'Rake the leaves.')).toBe(true);
    expect(sessionStorage.getItem('note')).toBe('Rake the leaves.');
    expect(saveForTab('note', '')).toBe(true);
    expect(sessionStorage.getItem('note')).toBeNull();
    expect(readForTab('note')).toBe('');
  });

  it('is there after a reload', () => {
    sessionStorage.setItem('earlier', 'Dig.');
    expect(readForTab('earlier')).toBe('Dig.');
  });

  it('lives as long as the document where storage is refused, and says so', () => {
    const refuse = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(readForTab('refused')).toBe('');
    expect(saveForTab('refused', 'Sow.')).toBe(false);
    expect(readForTab('refused')).toBe('Sow.');
  });
});
