import { globalStateClasses } from '@mui/utils/generateUtilityClass';
import { readPackageTexts } from '../build/package/packageText';

/** The classes of one component, as its package makes them. */
export interface ComponentClasses {
  /** `MuiButton`, or `base-Button`. */
  readonly owner: string;
  /** Name of the object that holds them: `buttonClasses`. */
  readonly objectName: string;
  /** The object whose classes it holds, too: `inputBaseClasses`. */
  readonly base: string | null;
  readonly keys: ReadonlySet<string>;
  /** Beginnings of keys that end in a number or a word: `spacing-xs-`. */
  readonly families: readonly string[];
}

/** A class of a component, a state of one, or a part of Base UI. */
export const CLASS_NAME = /(?<![\w-])(?:Mui[A-Z]\w*-[\w-]+|Mui-\w+|base-[A-Z]\w*-\w+|base--\w+)/g;

const DEFINITION =
  /(\w+Classes) = (?:\{\s*\.\.\.(\w+),\s*\.\.\.)?generateUtilityClasses\((?:'(\w+)'|(\w+)), \[(.*?)\](?:\)|, ')/gs;

/** Reads the classes that a package gives to its components. */
export function readComponentClasses(packageName: string): ComponentClasses[] {
  return readPackageTexts(packageName, '.js').flatMap((text) =>
    [...text.matchAll(DEFINITION)].map(([, objectName = '', base, literal, constant, list = '']) => {
      const name = literal ?? new RegExp(`const ${constant} = '(\\w+)'`).exec(text)?.[1] ?? '';
      return {
        owner: name.startsWith('Mui') ? name : `base-${name}`,
        objectName,
        base: base ?? null,
        keys: new Set([...list.matchAll(/'([\w-]+)'/g)].map(([, key = '']) => key)),
        families: [...list.matchAll(/`([\w-]+-)\$/g)].map(([, head = '']) => head),
      };
    }),
  );
}

/** The part before the key: `MuiButton` of `MuiButton-root`; `null` for a state such as `Mui-disabled`. */
export function getClassOwner(className: string): string | null {
  return /^(Mui[A-Z]\w*|base-[A-Z]\w*)-/.exec(className)?.[1] ?? null;
}

/** Whether a class such as `MuiButton-root`, `Mui-disabled` or `base--selected` is set by a component. */
export function isKnownClass(className: string, components: readonly ComponentClasses[]): boolean {
  const owner = getClassOwner(className);
  if (owner === null) return isState(className.replace(/^(?:Mui-|base--)/, ''));
  const key = className.slice(owner.length + 1);
  // A component's own object has `disabled`, too, but its class is `Mui-disabled`.
  if (isState(key)) return false;
  return components
    .filter((component) => component.owner === owner)
    .some(({ keys, families }) => keys.has(key) || families.some((head) => key.startsWith(head)));
}

function isState(key: string): boolean {
  return Object.hasOwn(globalStateClasses, key);
}
