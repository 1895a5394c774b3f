import { globalStateClasses } from '@mui/utils/generateUtilityClass';
import path from 'node:path';
import { getPackageFolder } from '../../../base/node/manifest';
import { loadModule } from './packageModule';
import { readPackageFiles } from './packageFiles';

/** The classes of one component: an object that its package exports, such as `buttonClasses`. */
export interface ClassList {
  readonly objectName: string;
  /** Prefix of its classes: `MuiButton`, or `base-Button`. */
  readonly owner: string;
  /** Class names by key: `root` → `MuiButton-root`. */
  readonly classes: ReadonlyMap<string, string>;
}

/** The packages' function that creates such an object. */
const GENERATOR = 'generateUtilityClasses';

/**
 * Reads all class lists of a package, including those of parts without an API page, by running the modules
 * that export them.
 */
export function readClassLists(packageName: string): ClassList[] {
  return readPackageFiles(packageName, '.js')
    .filter(({ text }) => text.includes(GENERATOR))
    .flatMap(({ file }) => loadClassLists(path.join(getPackageFolder(packageName), file)));
}

/** The class lists that a module exports; none when Node cannot run it. */
export function loadClassLists(file: string): ClassList[] {
  return Object.entries(loadModule(file) ?? {}).flatMap(([exportName, value]) => {
    const classes = toClasses(value);
    const owner = classes && findOwner(classes);
    const objectName = exportName === 'default' ? path.basename(file).replace(/\..*$/, '') : exportName;
    return classes && owner ? [{ objectName, owner, classes }] : [];
  });
}

/** The object as a map, if all of its values are classes. */
function toClasses(value: unknown): ReadonlyMap<string, string> | null {
  const entries: [string, unknown][] = typeof value === 'object' && value ? Object.entries(value) : [];
  const classes = entries.filter((entry): entry is [string, string] => isClass(entry[1]));
  return classes.length > 0 && classes.length === entries.length ? new Map(classes) : null;
}

const isClass = (value: unknown) =>
  typeof value === 'string' && /^[\w-]+$/.test(value) && value.includes('-');

/** An object may include classes of another component, but its `root` is its own. */
function findOwner(classes: ReadonlyMap<string, string>): string | null {
  const names = [classes.get('root') ?? '', ...classes.values()];
  return names.map(getClassOwner).find((owner) => owner !== null) ?? null;
}

/** Matches a class of a component, a state class, or a class of Base UI. */
export const CLASS_NAME = /(?<![\w-])(?:Mui[A-Z]\w*-[\w-]+|Mui-\w+|base-[A-Z]\w*-\w+|base--\w+)/g;

/** Whether a class such as `MuiButton-root`, `Mui-disabled` or `base--selected` is set by a component. */
export function isKnownClass(className: string, lists: readonly ClassList[]): boolean {
  if (getClassOwner(className) === null) return isGlobalStateKey(className.replace(/^(?:Mui-|base--)/, ''));
  return lists.some(({ classes }) => [...classes.values()].includes(className));
}

/** The part before the key: `MuiButton` of `MuiButton-root`; `null` for a state such as `Mui-disabled`. */
export function getClassOwner(className: string): string | null {
  return /^(Mui[A-Z]\w*|base-[A-Z]\w*)-/.exec(className)?.[1] ?? null;
}

/** Whether a key names a state that many components share: `disabled`. */
export function isGlobalStateKey(key: string): boolean {
  return Object.hasOwn(globalStateClasses, key);
}
