// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored, type StorageKind } from '../../../src/base/client/storage';
import { refuseStorage, resetState } from '../../shell/client/preferences/resetState';

beforeEach(resetState);

describe.each<StorageKind>(['local', 'cookie'])('storage of the kind %s', (kind) => {
  it('has nothing at first', () => {
    expect(readStored(kind, 'rake')).toBeNull();
  });

  it.each(['wood', '', 'a=b; c', '{"main":"#fff"}', '中'])('gives %o back as it was written', (text) => {
    writeStored(kind, 'rake', text);
    expect(readStored(kind, 'rake')).toBe(text);
  });

  it('is a place of its own', () => {
    writeStored(kind, 'rake', 'wood');
    expect(readStored(kind === 'local' ? 'cookie' : 'local', 'rake')).toBeNull();
  });

  it('keeps a text for the visit, without an error, where the browser refuses it', () => {
    refuseStorage();
    expect(readStored(kind, `${kind} spade`)).toBeNull();
    expect(() => writeStored(kind, `${kind} spade`, 'steel')).not.toThrow();
    expect(readStored(kind, `${kind} spade`)).toBe('steel');
    expect(readStored(kind === 'local' ? 'cookie' : 'local', `${kind} spade`)).toBeNull();
  });
});

describe('a storage that is full', () => {
  it('has the new text for the visit, not the old one that it still holds, until there is room again', () => {
    writeStored('local', 'hoe', 'old');
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    writeStored('local', 'hoe', 'new');
    expect(localStorage.getItem('hoe')).toBe('old');
    expect(readStored('local', 'hoe')).toBe('new');
    write.mockRestore();
    writeStored('local', 'hoe', 'newer');
    expect(localStorage.getItem('hoe')).toBe('newer');
    expect(readStored('local', 'hoe')).toBe('newer');
  });
});

describe('a cookie', () => {
  it('of a preference lives for a year, on the whole site, for this site only', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    writeStored('cookie', 'codeVariant', 'JS');
    expect(write.mock.calls).toEqual([['codeVariant=JS; path=/; max-age=31536000; SameSite=Lax']]);
  });

  it('that stands twice or is not encoded counts as none', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; a=2; b=%E0%A4%A');
    expect(readStored('cookie', 'a')).toBeNull();
    expect(readStored('cookie', 'b')).toBeNull();
  });
});
