import { globalStateClasses } from '@mui/utils/generateUtilityClass';
import path from 'node:path';
import { getPackageFolder } from './manifest';
import { readPackageTexts } from './packageText';
import { readRuntimeSource } from './runtimeSource';

/** The classes of one component, as the JavaScript of its package generates them. */
export interface ClassList {
  /** Prefix of its classes: `MuiButton`; in Base UI `Button`, which the class generator prefixes. */
  readonly owner: string;
  /** Name of the object that holds them: `buttonClasses`. */
  readonly objectName: string;
  /** The object that is spread into it: `inputBaseClasses`. */
  readonly base: string | null;
  readonly keys: ReadonlySet<string>;
  /** Prefixes of generated keys: `spacing-xs-`. */
  readonly families: readonly string[];
}

const LIST =
  /(\w+Classes) = (?:(?:\{\s*\.\.\.|_extends\(\{\}, )(?:(\w+),\s*)?(?:\.\.\.)?)?generateUtilityClasses\((?:'(\w+)'|(\w+)), \[([^\]]*)\]/g;

/** Reads the class lists in a module. */
export function parseClassLists(text: string): ClassList[] {
  return [...text.matchAll(LIST)].map(([, objectName = '', base, literal, constant, list = '']) => ({
    owner: literal ?? new RegExp(`const ${constant} = '(\\w+)'`).exec(text)?.[1] ?? '',
    objectName,
    base: base ?? null,
    keys: new Set([...list.matchAll(/'([\w-]+)'/g)].map(([, key = '']) => key)),
    families: [...list.matchAll(/`([\w-]+-)\$/g)].map(([, head = '']) => head),
  }));
}

/** Reads all class lists of a package, also of parts without an API page; owners include the prefix. */
export function readClassLists(packageName: string): ClassList[] {
  const { slotPrefix } = readClassNaming(getPackageFolder(packageName));
  return readPackageTexts(packageName, '.js')
    .flatMap(({ text }) => parseClassLists(text))
    .map((list) => ({ ...list, owner: `${slotPrefix}${list.owner}` }));
}

/** Prefixes of a package's slot and state classes: Base UI has a generator of its own, all others share one. */
export function readClassNaming(folder: string): { slotPrefix: string; statePrefix: string } {
  const { text } = readRuntimeSource(path.join(folder, 'generateUtilityClass/index.d.ts'));
  const prefix = /GLOBAL_CLASS_PREFIX = '(\w+)'/.exec(text)?.[1];
  return prefix
    ? { slotPrefix: `${prefix}-`, statePrefix: `${prefix}--` }
    : { slotPrefix: '', statePrefix: 'Mui-' };
}

/** A class of a component, a state of one, or a part of Base UI. */
export const CLASS_NAME = /(?<![\w-])(?:Mui[A-Z]\w*-[\w-]+|Mui-\w+|base-[A-Z]\w*-\w+|base--\w+)/g;

/** Whether a class such as `MuiButton-root`, `Mui-disabled` or `base--selected` is set by a component. */
export function isKnownClass(className: string, lists: readonly ClassList[]): boolean {
  const owner = getClassOwner(className);
  if (owner === null) return isState(className.replace(/^(?:Mui-|base--)/, ''));
  const key = className.slice(owner.length + 1);
  // A component's own object has `disabled`, too, but its class is `Mui-disabled`.
  if (isState(key)) return false;
  return lists
    .filter((list) => list.owner === owner)
    .some(({ keys, families }) => keys.has(key) || families.some((head) => key.startsWith(head)));
}

/** The part before the key: `MuiButton` of `MuiButton-root`; `null` for a state such as `Mui-disabled`. */
export function getClassOwner(className: string): string | null {
  return /^(Mui[A-Z]\w*|base-[A-Z]\w*)-/.exec(className)?.[1] ?? null;
}

/** Whether a key is that of a state that many components share: `disabled`. */
export function isState(key: string): boolean {
  return Object.hasOwn(globalStateClasses, key);
}
