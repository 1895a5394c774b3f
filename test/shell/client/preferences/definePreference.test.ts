// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCookie } from '../../../../src/base/client/cookie';
import { definePreference, oneOf } from '../../../../src/shell/client/preferences/definePreference';
import { refuseStorage, resetState } from './resetState';

const VALUES = ['npm', 'pnpm', 'yarn'] as const;

const createLocal = () =>
  definePreference({ key: 'manager', storage: 'local', attribute: 'data-package-manager', ...oneOf(VALUES) });

const createCookie = () =>
  definePreference({
    key: 'variant',
    storage: 'cookie',
    userProperty: 'variant',
    ...oneOf(['TS', 'JS']),
    fromHash: (hash) => (hash === '#js' ? 'JS' : hash === '#ts' ? 'TS' : undefined),
  });

/** A preference whose values are objects and cannot be counted. */
const createObject = () =>
  definePreference<{ readonly length?: number }>({
    key: 'handle',
    storage: 'cookie',
    defaultValue: {},
    parse: (text) => (/^\d+$/.test(text) ? { length: Number(text) } : undefined),
    format: ({ length }) => String(length),
  });

const openHash = (hash: string) => history.replaceState(null, '', `/garden/${hash}`);

beforeEach(() => {
  resetState();
  document.documentElement.removeAttribute('data-package-manager');
});

describe('a preference', () => {
  it('is its default until storage is read', () => {
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
    ['__proto__'],
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
    expect(document.documentElement.getAttribute('data-package-manager')).toBe('npm');
  });

  it('falls back to its default when the stored value is gone', () => {
    const manager = createLocal();
    manager.choose('yarn');
    localStorage.clear();
    manager.sync();
    expect(manager.store.get()).toBe('npm');
  });

  it('falls back to its default when storage is refused', () => {
    refuseStorage();
    for (const { sync, store, defaultValue } of [createLocal(), createCookie()]) {
      sync();
      expect(store.get()).toBe(defaultValue);
    }
  });

  it('holds a choice for this view when storage is refused', () => {
    refuseStorage();
    const [manager, variant] = [createLocal(), createCookie()];
    manager.choose('pnpm');
    variant.choose('JS');
    expect([manager.store.get(), variant.store.get()]).toEqual(['pnpm', 'JS']);
  });

  it('holds it also when the reader follows a link to a heading, or comes back to the tab', () => {
    refuseStorage();
    const [manager, variant] = [createLocal(), createCookie()];
    manager.choose('pnpm');
    variant.choose('JS');
    openHash('#heading');
    manager.sync();
    variant.sync();
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

  it('survives a reload', () => {
    createLocal().choose('pnpm');
    createCookie().choose('JS');
    createObject().choose({ length: 7 });
    const reloaded = [createLocal(), createCookie(), createObject()];
    reloaded.forEach(({ sync }) => sync());
    expect(reloaded.map(({ store }) => store.get())).toEqual(['pnpm', 'JS', { length: 7 }]);
  });

  it('shows a choice to subscribers and on the root element', () => {
    const manager = createLocal();
    const listener = vi.fn();
    manager.store.subscribe(listener);
    manager.choose('pnpm');
    expect(listener).toHaveBeenCalledOnce();
    expect(document.documentElement.getAttribute('data-package-manager')).toBe('pnpm');
  });

  it('makes no new object of a text that it knows', () => {
    const handle = createObject();
    document.cookie = 'handle=7; path=/';
    handle.sync();
    const value = handle.store.get();
    handle.sync();
    expect(handle.store.get()).toBe(value);
    const own = { length: 9 };
    handle.choose(own);
    handle.sync();
    expect(handle.store.get()).toBe(own);
  });

  it('takes over another text, whoever wrote it', () => {
    const handle = createObject();
    handle.choose({ length: 7 });
    document.cookie = 'handle=9; path=/';
    handle.sync();
    expect(handle.store.get()).toEqual({ length: 9 });
    document.cookie = 'handle=seven; path=/';
    handle.sync();
    expect(handle.store.get()).toBe(handle.defaultValue);
  });

  it('can be declared on the server', () => {
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('localStorage', undefined);
    expect(createLocal().store.get()).toBe('npm');
    expect(createCookie().store.get()).toBe('TS');
  });

  it('tells the boot script and the analytics what they need', () => {
    expect(createLocal()).toMatchObject({
      key: 'manager',
      storage: 'local',
      attribute: 'data-package-manager',
      texts: VALUES,
      values: VALUES,
    });
    expect(createCookie()).toMatchObject({ storage: 'cookie', userProperty: 'variant' });
    expect(createObject().texts).toEqual([]);
  });
});

describe('a preference that an address may ask for', () => {
  it('shows what the address asks for, whatever is stored', () => {
    document.cookie = 'variant=TS; path=/';
    openHash('#js');
    const variant = createCookie();
    variant.sync();
    expect(variant.store.get()).toBe('JS');
  });

  it('does not store it', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    openHash('#js');
    createCookie().sync();
    expect(write).not.toHaveBeenCalled();
  });

  it('shows the default again at an address without it, when nothing is stored', () => {
    const variant = createCookie();
    openHash('#js');
    variant.sync();
    openHash('#other');
    variant.sync();
    expect(variant.store.get()).toBe('TS');
  });

  it('shows the stored value at an address without it', () => {
    document.cookie = 'variant=JS; path=/';
    const variant = createCookie();
    openHash('#ts');
    variant.sync();
    expect(variant.store.get()).toBe('TS');
    openHash('');
    variant.sync();
    expect(variant.store.get()).toBe('JS');
  });

  it('shows the stored value again at an address without it', () => {
    document.cookie = 'variant=JS; path=/';
    const variant = createCookie();
    variant.sync();
    openHash('#ts');
    variant.sync();
    openHash('');
    variant.sync();
    expect(variant.store.get()).toBe('JS');
  });

  it('shows the reader’s choice again at an address without it', () => {
    const variant = createCookie();
    variant.choose('JS');
    openHash('#ts');
    variant.sync();
    openHash('');
    variant.sync();
    expect(variant.store.get()).toBe('JS');
  });

  it('stores a choice that the reader makes there, and keeps it when the reader comes back to the tab', () => {
    openHash('#js');
    const variant = createCookie();
    variant.sync();
    variant.choose('TS');
    expect(getCookie('variant')).toBe('TS');
    variant.sync();
    expect(variant.store.get()).toBe('TS');
  });

  it('follows the next address that asks, after a choice', () => {
    openHash('#js');
    const variant = createCookie();
    variant.sync();
    variant.choose('TS');
    openHash('#other');
    variant.sync();
    openHash('#js');
    variant.sync();
    expect(variant.store.get()).toBe('JS');
  });
});

describe('oneOf', () => {
  it('takes its first value for the default, and knows no other than its own', () => {
    const { values, defaultValue, parse, format } = oneOf(['oak', 'ash']);
    expect([values, defaultValue]).toEqual([['oak', 'ash'], 'oak']);
    expect(['oak', 'ash', 'Oak', 'elm', ''].map(parse)).toEqual([
      'oak',
      'ash',
      undefined,
      undefined,
      undefined,
    ]);
    expect(values.map(format)).toEqual(['oak', 'ash']);
  });
});
