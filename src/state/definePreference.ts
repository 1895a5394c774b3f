import { getCookie, setCookie } from './cookie';
import { createStore, type Store } from './createStore';

/** What a preference is; everything else about it follows. */
interface PreferenceDefinition<Value extends string> {
  /** Key in storage, and the cookie's name. */
  readonly key: string;
  readonly storage: 'local' | 'cookie';
  /** All values that may be stored, the default first. */
  readonly values: readonly [Value, ...Value[]];
  /** Attribute of the root element that carries the value, for style sheets. */
  readonly attribute?: `data-${string}`;
}

/** What a list of preferences needs to know of each. */
export interface AnyPreference extends PreferenceDefinition<string> {
  /** Takes over the stored value; the default where there is none, it is unknown, or storage is refused. */
  readonly sync: () => void;
}

/** A choice of the reader that survives a reload and follows into other tabs. */
export interface Preference<Value extends string> extends AnyPreference {
  readonly values: readonly [Value, ...Value[]];
  readonly store: Store<Value>;
  /** Stores and shows a choice. */
  readonly choose: (value: Value) => void;
}

/** Declares a preference. Safe to call on the server: nothing is read until `startPreferences`. */
export function definePreference<Value extends string>(
  definition: PreferenceDefinition<Value>,
): Preference<Value> {
  const { key, storage, values, attribute } = definition;
  const [defaultValue] = values;
  const store = createStore<Value>(defaultValue);
  if (attribute) {
    store.subscribe(() => document.documentElement.setAttribute(attribute, store.get()));
  }
  return {
    ...definition,
    store,
    sync() {
      const stored = readStored(storage, key);
      store.set(values.find((value) => value === stored) ?? defaultValue);
    },
    choose(value) {
      store.set(value);
      writeStored(storage, key, value);
    },
  };
}

function readStored(storage: 'local' | 'cookie', key: string): string | null | undefined {
  try {
    return storage === 'cookie' ? getCookie(key) : localStorage.getItem(key);
  } catch {
    // Private mode or a policy refuses storage: the reader gets the default.
    return undefined;
  }
}

function writeStored(storage: 'local' | 'cookie', key: string, value: string): void {
  try {
    if (storage === 'cookie') setCookie(key, value);
    else localStorage.setItem(key, value);
  } catch {
    // The choice holds for this view; there is nowhere to keep it.
  }
}
