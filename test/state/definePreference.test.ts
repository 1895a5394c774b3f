// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCookie } from '../../src/state/cookie';
import { definePreference } from '../../src/state/definePreference';

const VALUES = ['npm', 'pnpm', 'yarn'] as const;

const createLocal = () =>
  definePreference({ key: 'manager', storage: 'local', values: VALUES, attribute: 'data-manager' });
const createCookie = () => definePreference({ key: 'variant', storage: 'cookie', values: ['TS', 'JS'] });

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'variant=; path=/; max-age=0';
  document.documentElement.removeAttribute('data-manager');
});

/** What a browser does that forbids storage. */
function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

describe('a preference', () => {
  it('is its first value until storage is read', () => {
    localStorage.setItem('manager', 'yarn');
    expect(createLocal().store.get()).toBe('npm');
  });

  it.each(VALUES)('takes over the stored value %s', (value) => {
    localStorage.setItem('manager', value);
    const manager = createLocal();
    manager.sync();
    expect(manager.store.get()).toBe(value);
  });

  it.each([
    ['bun'],
    [''],
    ['NPM'],
    ['npm '],
    ['null'],
    ['"><script>alert(1)</script>'],
    ['constructor'],
    ['{"a":1}'],
  ])('falls back to its default when storage holds %o', (stored) => {
    localStorage.setItem('manager', stored);
    document.cookie = `variant=${encodeURIComponent(stored)}; path=/`;
    const [manager, variant] = [createLocal(), createCookie()];
    manager.store.set('yarn');
    variant.store.set('JS');
    manager.sync();
    variant.sync();
    expect(manager.store.get()).toBe('npm');
    expect(variant.store.get()).toBe('TS');
    expect(document.documentElement.getAttribute('data-manager')).toBe('npm');
  });

  it('falls back to its default when the stored value is gone', () => {
    const manager = createLocal();
    manager.choose('yarn');
    localStorage.clear();
    manager.sync();
    expect(manager.store.get()).toBe('npm');
  });

  it('falls back to its default when storage is refused', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    for (const { sync, store, values } of [createLocal(), createCookie()]) {
      sync();
      expect(store.get()).toBe(values[0]);
    }
  });

  it('holds a choice for this view when storage is refused', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    const [manager, variant] = [createLocal(), createCookie()];
    manager.choose('pnpm');
    variant.choose('JS');
    expect([manager.store.get(), variant.store.get()]).toEqual(['pnpm', 'JS']);
  });

  it('holds a choice when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const manager = createLocal();
    manager.choose('pnpm');
    expect(manager.store.get()).toBe('pnpm');
  });

  it('keeps a choice in local storage or in a cookie, as it says', () => {
    createLocal().choose('pnpm');
    createCookie().choose('JS');
    expect(localStorage.getItem('manager')).toBe('pnpm');
    expect(getCookie('variant')).toBe('JS');
    expect(getCookie('manager')).toBeUndefined();
    expect(localStorage.getItem('variant')).toBeNull();
  });

  it('shows a choice to subscribers and on the root element', () => {
    const manager = createLocal();
    const listener = vi.fn();
    manager.store.subscribe(listener);
    manager.choose('pnpm');
    expect(listener).toHaveBeenCalledOnce();
    expect(document.documentElement.getAttribute('data-manager')).toBe('pnpm');
  });

  it('can be declared on the server', () => {
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('localStorage', undefined);
    expect(createLocal().store.get()).toBe('npm');
    expect(createCookie().store.get()).toBe('TS');
  });
});
