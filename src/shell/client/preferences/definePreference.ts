import { type DataAttributeName } from '../../../page/shared/attributes';
import { createStore, type Store } from '../../../base/client/createStore';
import { setAttribute } from '../../../base/client/setAttribute';
import { readStored, writeStored, type StorageKind } from '../../../base/client/storage';

/** The definition of a preference, from which everything else is derived. */
interface PreferenceDefinition<Value> {
  /** Key in storage, and the cookie's name. */
  readonly key: string;
  readonly storage: StorageKind;
  readonly defaultValue: Value;
  /** The value of a stored text; `undefined` for a text that this site would not write. */
  readonly parse: (text: string) => Value | undefined;
  readonly format: (value: Value) => string;
  /** All values of a preference with a fixed list: the choices in the settings. */
  readonly values?: readonly Value[];
  /** Attribute of the root element that carries the formatted value, for style sheets. */
  readonly attribute?: DataAttributeName | 'dir';
  /** The value in an address's hash, for this view only. */
  readonly fromHash?: (hash: string) => Value | undefined;
  /** Values by the prefix of the hash; the boot script reads these, too. */
  readonly hashPrefixes?: HashPrefixes<Value>;
  /** The value in an address, for the rest of the visit or until the reader chooses. */
  readonly fromAddress?: (address: Location) => Value | undefined;
  /** Name of the analytics user property that reports it. */
  readonly userProperty?: string;
}

/** Prefixes of the hash, each with its value. */
type HashPrefixes<Value> = readonly (readonly [prefix: string, value: Value])[];

/** A preference of any type of value. */
export interface AnyPreference {
  readonly key: string;
  readonly storage: StorageKind;
  readonly attribute?: DataAttributeName | 'dir';
  readonly userProperty?: string;
  /** All texts that may be stored, for the boot script; empty without a fixed list of values. */
  readonly texts: readonly string[];
  /** Values by the prefix of the hash, as they would be stored. */
  readonly hashPrefixes: HashPrefixes<string>;
  /** Reads the value in the address of the document, and then syncs. */
  readonly start: () => void;
  /** Applies the value in the address, else the stored one, else the default. */
  readonly sync: () => void;
  /** The current value as it would be stored. */
  readonly getText: () => string;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A choice of the reader that survives a reload and is shared with other tabs. */
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
  // The hash whose value the reader has overruled with a choice.
  let overruledHash: string | null = null;
  // The value in the address of the document, until the reader chooses.
  let addressValue: Value | undefined;
  const sync = () => {
    const text = readStored(storage, key);
    // The same text is the same value: a new object would count as a change.
    if (text !== storedText) {
      storedText = text;
      storedValue = (text === null ? undefined : parse(text)) ?? defaultValue;
    }
    const { hash } = location;
    if (hash !== overruledHash) overruledHash = null;
    store.set((hash === overruledHash ? undefined : fromHash(hash)) ?? addressValue ?? storedValue);
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
      addressValue = definition.fromAddress?.(location);
      sync();
    },
    choose(value) {
      addressValue = undefined;
      storedValue = value;
      overruledHash = location.hash;
      store.set(value);
      writeStored(storage, key, format(value));
      // Nothing is stored where cookies are ignored silently: the choice then lasts for this view.
      storedText = readStored(storage, key);
    },
  };
}

/** The part of a definition that follows from a fixed list of values, the default first. */
export function oneOf<const Value extends string>(values: readonly [Value, ...Value[]]) {
  return {
    values,
    defaultValue: values[0],
    parse: (text: string): Value | undefined => values.find((value) => value === text),
    format: (value: Value): string => value,
  };
}
