import type ts from 'typescript';
import type { ClassApi } from '../../shared/api';
import { isGlobalStateKey } from './classLists';
import { getSymbolComment } from './docBlock';
import { loadModule } from './packageModule';
import type { DeclaredProps } from './props';
import type { PublicExport } from './publicExports';

type Exports = ReadonlyMap<string, PublicExport>;

/** The classes of a component. */
interface ExtractedClasses {
  /** Those that are documented, sorted by class. */
  readonly classes: readonly ClassApi[];
  /** Keys whose class could not be read. */
  readonly unnamedKeys: readonly string[];
}

/**
 * Extracts the classes that a component sets: keys and comments from its types, names from the package's
 * exports.
 */
export function extractClasses(
  checker: ts.TypeChecker,
  declared: DeclaredProps,
  { name }: PublicExport,
  siblings: Exports,
): ExtractedClasses {
  const classesType = findClassesType(checker, declared, name, siblings);
  const list = siblings.get(toListName(name));
  const unnamedKeys: string[] = [];
  const classes = (classesType ? checker.getPropertiesOfType(classesType) : []).flatMap(
    (property): ClassApi[] => {
      const key = property.name;
      const { isHidden, description, deprecation } = getSymbolComment(property);
      if (isHidden) return [];
      const className =
        readClassName(list?.declarationFile, toListName(name), key) ??
        readClassName(getDeclarationFile(property), null, key);
      if (className !== null)
        return [{ key, className, description, deprecation, isGlobalState: isGlobalStateKey(key) }];
      // A key without a declaration, such as that of a `Record`, is passed on and names no class of its own.
      if (property.declarations) unnamedKeys.push(key);
      return [];
    },
  );
  return { classes: classes.sort((a, b) => a.className.localeCompare(b.className, 'en')), unnamedKeys };
}

/** `Button` → `buttonClasses`. */
function toListName(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
}

/** The exported `<Name>Classes`, else the type of the exported list, else what the `classes` prop takes. */
function findClassesType(
  checker: ts.TypeChecker,
  declared: DeclaredProps,
  name: string,
  siblings: Exports,
): ts.Type | null {
  const type = siblings.get(`${name}Classes`);
  if (type) return checker.getDeclaredTypeOfSymbol(type.symbol);
  const list = siblings.get(toListName(name));
  if (list) return checker.getTypeOfSymbol(list.symbol);
  const prop = declared.find('classes');
  return prop ? checker.getNonNullableType(checker.getTypeOfSymbol(prop)) : null;
}

/**
 * The class of a key: from an object of classes that the module exports, else from its function for class
 * names, such as `getButtonUtilityClass`.
 * @param listName name of the object; `null` for any
 */
function readClassName(file: string | undefined, listName: string | null, key: string): string | null {
  const exported = Object.entries((file && loadModule(file)) || {});
  const lists = exported.filter(([name]) => listName === null || name === listName || name === 'default');
  for (const [, list] of lists) {
    const className: unknown = typeof list === 'object' && list !== null && Reflect.get(list, key);
    if (typeof className === 'string') return className;
  }
  const generate = exported.find(([name]) => /^get\w+UtilityClass$/.test(name))?.[1];
  return typeof generate === 'function' ? String(generate(key)) : null;
}

function getDeclarationFile(property: ts.Symbol): string {
  return property.declarations?.[0]?.getSourceFile().fileName ?? '';
}
