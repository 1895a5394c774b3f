// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../../../src/base/client/createStore';
import type { AnyPreference, Preference } from '../../../../src/shell/client/preferences/definePreference';
import { preferences, startPreferences } from '../../../../src/shell/client/preferences';
import { apiLayouts } from '../../../../src/shell/client/preferences/apiLayout';
import { codeStyling } from '../../../../src/shell/client/preferences/codeStyling';
import { codeVariant } from '../../../../src/shell/client/preferences/codeVariant';
import { colorMode, darkScheme, lightScheme } from '../../../../src/shell/client/preferences/colorMode';
import { dense, spacing } from '../../../../src/shell/client/preferences/density';
import { direction } from '../../../../src/shell/client/preferences/direction';
import { languageChoice } from '../../../../src/shell/client/preferences/language';
import { packageManager } from '../../../../src/shell/client/preferences/packageManager';
import { paletteColors } from '../../../../src/shell/client/preferences/paletteColors';
import { readStored, writeStored, type StorageKind } from '../../../../src/base/client/storage';
import type { PaletteColors } from '../../../../src/shell/client/preferences/theme';
import { refuseStorage, resetState } from './resetState';

/** A preference whose values are of any type: they can be read, and chosen by their place in a list. */
interface Entry {
  readonly key: string;
  readonly storage: StorageKind;
  /** The default first. */
  readonly values: readonly unknown[];
  readonly preference: AnyPreference & {
    readonly values: readonly unknown[];
    readonly defaultValue: unknown;
    readonly store: Pick<Store<unknown>, 'get' | 'subscribe' | 'initial'>;
  };
  readonly choose: (index: number) => void;
}

function enter<Value>(
  preference: Preference<Value>,
  key: string,
  storage: StorageKind,
  values: readonly NoInfer<Value>[],
): Entry {
  const choose = (index: number) => {
    const value = values[index];
    if (value === undefined) throw new Error(`${key} has no value ${index}.`);
    preference.choose(value);
  };
  return { key, storage, values, preference, choose };
}

const LAYOUTS = ['table', 'expanded', 'collapsed'] as const;
const SPACINGS = [8, ...Array.from({ length: 21 }, (_, index) => index)];
const COLORS: PaletteColors[] = [
  {},
  { primary: { main: '#8a2b2b', 500: '#abc' }, secondary: { main: 'rgb(43, 74, 138)' } },
];

/** Names, places and values that readers’ browsers hold; the default first. */
const entries: readonly Entry[] = [
  enter(colorMode, 'mui-mode', 'local', ['system', 'light', 'dark']),
  enter(lightScheme, 'mui-color-scheme-light', 'local', ['light', 'dark']),
  enter(darkScheme, 'mui-color-scheme-dark', 'local', ['dark', 'light']),
  enter(codeVariant, 'codeVariant', 'cookie', ['TS', 'JS']),
  enter(codeStyling, 'codeStyling', 'cookie', ['MUI System', 'Tailwind', 'CSS']),
  enter(packageManager, 'codeblock-package-manager', 'local', ['npm', 'pnpm', 'yarn', 'bun']),
  enter(apiLayouts.props, 'apiPage_props', 'local', LAYOUTS),
  enter(apiLayouts.slots, 'apiPage_slots', 'local', LAYOUTS),
  enter(apiLayouts.classes, 'apiPage_classes', 'local', LAYOUTS),
  enter(direction, 'docs-direction', 'local', ['ltr', 'rtl']),
  enter(dense, 'docs-dense', 'local', ['false', 'true']),
  enter(spacing, 'docs-spacing', 'local', SPACINGS),
  enter(paletteColors, 'paletteColors', 'cookie', COLORS),
  enter(languageChoice, 'docs-language', 'local', ['en', 'zh', 'pt']),
];

/** Longer than a cookie may be: 10 kB. */
const TOO_LONG = 'x'.repeat(10_240);

/** What no choice in the settings would ever write. */
const HOSTILE = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '8.5',
  '-1',
  '21',
  '[]',
  '{}',
  '{"a":',
  '"dark"',
  '"><img src=x onerror=alert(1)>',
  TOO_LONG,
];

/** What the browser sends: the only way to a cookie that is too long, or stands there twice. */
function setCookies(text: string): void {
  Object.defineProperty(document, 'cookie', { get: () => text, configurable: true });
}

let stop = () => {};

beforeEach(resetState);
afterEach(() => stop());

describe('the preferences', () => {
  it('are these, each with a key of its own', () => {
    expect(preferences.map(({ key }) => key).sort()).toEqual(entries.map(({ key }) => key).sort());
    expect(new Set(preferences.map(({ key }) => key)).size).toBe(preferences.length);
  });

  it('can be counted in the settings, but for spacing and colors', () => {
    for (const { key, values, preference } of entries) {
      if (key === 'docs-spacing' || key === 'paletteColors') continue;
      expect([...preference.values].sort()).toEqual([...values].sort());
    }
  });

  it('are reported under the names that the analytics know', () => {
    const reported = preferences.filter(({ userProperty }) => userProperty);
    expect(reported.map(({ key, userProperty }) => [key, userProperty])).toEqual([
      ['codeVariant', 'codeVariant'],
      ['codeStyling', 'codeStylingVariant'],
    ]);
  });
});

describe.each(entries)('$key', ({ key, storage, values, preference, choose }) => {
  const { store, defaultValue, sync } = preference;
  const forget = () => {
    localStorage.clear();
    document.cookie = `${key}=; path=/; max-age=0`;
  };

  it('keeps the name and the place that readers’ browsers know', () => {
    expect(preference).toMatchObject({ key, storage });
  });

  it('has its default when nothing is stored', () => {
    sync();
    expect(store.get()).toEqual(values[0]);
    expect(store.get()).toBe(defaultValue);
    expect(store.initial).toBe(defaultValue);
  });

  it('gives back every value that was stored', () => {
    for (const [index, value] of values.entries()) {
      choose(index);
      const text = readStored(storage, key);
      expect(text).not.toBeNull();
      forget();
      sync();
      expect(store.get()).toBe(defaultValue);
      writeStored(storage, key, text ?? '');
      sync();
      expect(store.get()).toEqual(value);
    }
  });

  it.each(HOSTILE)('has its default when %o is stored', (text) => {
    choose(1);
    if (storage === 'cookie') setCookies(`${key}=${encodeURIComponent(text)}`);
    else localStorage.setItem(key, text);
    expect(sync).not.toThrow();
    expect(store.get()).toBe(defaultValue);
  });

  it('follows a choice in another tab, at once or when the reader comes back', () => {
    choose(1);
    const text = readStored(storage, key);
    resetState();
    stop = startPreferences();
    writeStored(storage, key, text ?? '');
    if (storage === 'local') window.dispatchEvent(new StorageEvent('storage', { key }));
    else document.dispatchEvent(new Event('visibilitychange'));
    expect(store.get()).toEqual(values[1]);
  });

  it('writes where it says and nowhere else', () => {
    choose(1);
    expect(localStorage.length).toBe(storage === 'local' ? 1 : 0);
    expect(document.cookie === '').toBe(storage === 'local');
  });

  it('holds a choice for this view when storage is refused', () => {
    refuseStorage();
    expect(() => choose(1)).not.toThrow();
    expect(store.get()).toEqual(values[1]);
  });
});

describe.each(entries.filter(({ storage }) => storage === 'cookie'))(
  'the cookie $key',
  ({ key, values, preference, choose }) => {
    it('is written for a year, for every page, for this site only', () => {
      const write = vi.spyOn(document, 'cookie', 'set');
      choose(1);
      const value = values[1];
      const text = encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
      expect(write.mock.calls).toEqual([[`${key}=${text}; path=/; max-age=31536000; SameSite=Lax`]]);
    });

    it.each([
      ['that stands there twice', `${key}=JS; ${key}=CSS`],
      ['that is not encoded', `${key}=%E0%A4%A`],
      ['of another name', `x${key}=JS; ${key}x=CSS`],
    ])('counts as none when it is one %s', (_, cookies) => {
      choose(1);
      setCookies(cookies);
      preference.sync();
      expect(preference.store.get()).toBe(preference.defaultValue);
    });
  },
);

describe('at the start', () => {
  it('everything that is stored is taken over', () => {
    for (const { choose } of entries) choose(1);
    const stored = entries.map(({ key, storage }) => [storage, key, readStored(storage, key)] as const);
    resetState();
    for (const [storage, key, text] of stored) writeStored(storage, key, text ?? '');
    stop = startPreferences();
    expect(entries.map(({ preference }) => preference.store.get())).toEqual(
      entries.map(({ values }) => values[1]),
    );
  });

  it('nothing is written', () => {
    const writes = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(document, 'cookie', 'set')];
    stop = startPreferences();
    for (const write of writes) expect(write).not.toHaveBeenCalled();
  });
});

describe('what another tab chooses', () => {
  const colors = COLORS[1] ?? {};
  const fireStorage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  function comeBack(state: DocumentVisibilityState = 'visible'): void {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('is taken over from local storage at once', () => {
    localStorage.setItem('mui-mode', 'dark');
    stop = startPreferences();
    expect(colorMode.store.get()).toBe('dark');
    localStorage.setItem('mui-mode', 'light');
    localStorage.setItem('docs-direction', 'rtl');
    localStorage.setItem('docs-spacing', '4');
    fireStorage('mui-mode');
    expect(colorMode.store.get()).toBe('light');
    expect([direction.store.get(), spacing.store.get()]).toEqual(['rtl', 4]);
    localStorage.clear();
    fireStorage(null);
    expect([colorMode.store.get(), direction.store.get(), spacing.store.get()]).toEqual(['system', 'ltr', 8]);
  });

  it('is taken over from cookies when the reader comes back to this one', () => {
    stop = startPreferences();
    writeStored('cookie', 'codeVariant', 'JS');
    writeStored('cookie', 'paletteColors', JSON.stringify(colors));
    comeBack('hidden');
    expect(codeVariant.store.get()).toBe('TS');
    comeBack();
    expect(codeVariant.store.get()).toBe('JS');
    expect(paletteColors.store.get()).toEqual(colors);
    writeStored('cookie', 'paletteColors', '{}');
    comeBack();
    expect(paletteColors.store.get()).toBe(paletteColors.defaultValue);
  });

  it('is no change when it is the same: the colors stay the object that they are', () => {
    writeStored('cookie', 'paletteColors', JSON.stringify(colors));
    stop = startPreferences();
    const listener = vi.fn();
    const leaveAll = entries.map(({ preference }) => preference.store.subscribe(listener));
    const before = paletteColors.store.get();
    const events = [
      () => fireStorage('mui-mode'),
      () => comeBack(),
      () => window.dispatchEvent(new Event('hashchange')),
      () => writeStored('cookie', 'paletteColors', JSON.stringify(colors)),
      () => comeBack(),
    ];
    for (const happen of events) {
      happen();
      expect(paletteColors.store.get()).toBe(before);
    }
    expect(before).toEqual(colors);
    expect(listener).not.toHaveBeenCalled();
    leaveAll.forEach((leave) => leave());
  });

  it('is no change to colors that were chosen here', () => {
    stop = startPreferences();
    const chosen = { primary: { main: '#123' }, secondary: { main: '#456' } };
    paletteColors.choose(chosen);
    fireStorage('mui-mode');
    comeBack();
    expect(paletteColors.store.get()).toBe(chosen);
  });

  it('does not matter any more after the undo', () => {
    startPreferences()();
    localStorage.setItem('mui-mode', 'dark');
    writeStored('cookie', 'codeVariant', 'JS');
    fireStorage('mui-mode');
    comeBack();
    history.replaceState(null, '', '#Rake.js');
    window.dispatchEvent(new Event('hashchange'));
    expect([colorMode.store.get(), codeVariant.store.get()]).toEqual(['system', 'TS']);
  });
});
