import { type DataAttributeName } from '../model/attributes';
import { createStore, type Store } from './createStore';
import { setAttribute } from './setAttribute';
import { readStored, writeStored, type StorageKind } from './storage';

/** What a preference is; everything else about it follows. */
interface PreferenceDefinition<Value> {
  /** Key in storage, and the cookie's name. */
  readonly key: string;
  readonly storage: StorageKind;
  readonly defaultValue: Value;
  /** The value of a stored text; `undefined` for a text that this site would not write. */
  readonly parse: (text: string) => Value | undefined;
  readonly format: (value: Value) => string;
  /** All values, where they can be counted: the drawer's choices. */
  readonly values?: readonly Value[];
  /** Attribute of the root element that carries the formatted value, for style sheets. */
  readonly attribute?: DataAttributeName | 'dir';
  /** The value that an address asks for, for this view only (decision 9). */
  readonly fromHash?: (hash: string) => Value | undefined;
  /** The same where the hash's beginning decides: the boot script knows these, too. */
  readonly hashPrefixes?: HashPrefixes<Value>;
  /** The value that an address asks for, for the visit: until the reader chooses, on all pages that follow. */
  readonly fromAddress?: (address: Location) => Value | undefined;
  /** Name of the analytics user property that reports it. */
  readonly userProperty?: string;
}

/** What a hash begins with, and the value that it asks for. */
type HashPrefixes<Value> = readonly (readonly [prefix: string, value: Value])[];

/** What a list of preferences needs to know of each. */
export interface AnyPreference {
  readonly key: string;
  readonly storage: StorageKind;
  readonly attribute?: DataAttributeName | 'dir';
  readonly userProperty?: string;
  /** Texts that may be stored, for the boot script; empty where they cannot be counted. */
  readonly texts: readonly string[];
  /** What an address asks for, by the beginning of its hash, as it would be stored. */
  readonly hashPrefixes: HashPrefixes<string>;
  /** Takes over what the address of the document asks for, and then syncs. */
  readonly start: () => void;
  /** Takes over what the address asks for, else what is stored, else the default. */
  readonly sync: () => void;
  /** The current value as it would be stored. */
  readonly getText: () => string;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A choice of the reader that survives a reload and follows into other tabs. */
export interface Preference<Value> extends AnyPreference {
  readonly values: readonly Value[];
  readonly defaultValue: Value;
  /** The value of a text; `undefined` for a text that this site would not write. */
  readonly parse: (text: string) => Value | undefined;
  readonly store: Store<Value>;
  /** Stores and shows a choice. */
  readonly choose: (value: Value) => void;
}

/** Declares a preference. Safe on the server: nothing is read before `startPreferences`. */
export function definePreference<Value>(definition: PreferenceDefinition<Value>): Preference<Value> {
  const { key, storage, defaultValue, parse, format, values = [], attribute, hashPrefixes = [] } = definition;
  const fromHash = (hash: string) =>
    definition.fromHash?.(hash) ?? hashPrefixes.find(([prefix]) => hash.startsWith(prefix))?.[1];
  const store = createStore<Value>(defaultValue);
  if (attribute) {
    store.subscribe(() => setAttribute(document.documentElement, attribute, format(store.get())));
  }
  let storedText: string | null = null;
  let storedValue = defaultValue;
  // Where the reader has chosen against what the address asks for.
  let overruledHash: string | null = null;
  // What the address of the document has asked for, until the reader chooses.
  let asked: Value | undefined;
  const sync = () => {
    const text = readStored(storage, key);
    // The same text is the same value: an object of its own would count as a change.
    if (text !== storedText) {
      storedText = text;
      storedValue = (text === null ? undefined : parse(text)) ?? defaultValue;
    }
    const { hash } = location;
    if (hash !== overruledHash) overruledHash = null;
    store.set((hash === overruledHash ? undefined : fromHash(hash)) ?? asked ?? storedValue);
  };
  return {
    key,
    storage,
    attribute,
    userProperty: definition.userProperty,
    texts: values.map(format),
    hashPrefixes: hashPrefixes.map(([prefix, value]) => [prefix, format(value)] as const),
    values,
    defaultValue,
    parse,
    store,
    getText: () => format(store.get()),
    subscribe: store.subscribe,
    sync,
    start() {
      asked = definition.fromAddress?.(location);
      sync();
    },
    choose(value) {
      asked = undefined;
      storedValue = value;
      overruledHash = location.hash;
      store.set(value);
      writeStored(storage, key, format(value));
      // What is there now: nothing, where storage is refused, and then the choice holds for this view.
      storedText = readStored(storage, key);
    },
  };
}

/** The definition of a preference with a few values, the default first. */
export function oneOf<const Value extends string>(values: readonly [Value, ...Value[]]) {
  return {
    values,
    defaultValue: values[0],
    parse: (text: string): Value | undefined => values.find((value) => value === text),
    format: (value: Value): string => value,
  };
}
