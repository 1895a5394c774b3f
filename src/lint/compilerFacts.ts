import ts from 'typescript';
import type { ApiPackage } from '../model/api';
import { getPropsType } from '../build/package/props';
import { getClassOwner, isKnownClass, readComponentClasses, type ComponentClasses } from './classNames';
import { getPackageName } from '../build/package/manifest';
import type { VirtualProgram } from './compiler';
import type { ComponentFacts, Facts } from './facts';
import { createKnownNames } from './knownNames';

/** Reads facts from a program that has the packages' roots among its modules. */
export function createCompilerFacts(compiled: VirtualProgram, packages: readonly ApiPackage[]): Facts {
  const classes = packages.flatMap(({ name, section }) =>
    readComponentClasses(name).map((entry) => ({ ...entry, section })),
  );
  const names = createKnownNames(
    compiled.program.getSourceFiles(),
    packages.map(({ name }) => name),
  );
  const attributes = listHtmlAttributes(compiled);
  const components = new Map<string, ComponentFacts | null>();

  const findImportedComponent = (specifier: string, name: string) => {
    const key = `${specifier}#${name}`;
    const known = components.get(key);
    if (known !== undefined) return known;
    const symbol = compiled.getExports(specifier)?.get(name);
    const found = symbol ? describeComponent(compiled, symbol, name, getPackageName(specifier)) : null;
    components.set(key, found);
    return found;
  };

  /** The classes that a test picks, those of the section's own packages where these have any. */
  const findClasses = (section: string, test: (entry: ComponentClasses) => boolean) => {
    const found = classes.filter(test);
    const own = found.filter((entry) => entry.section === section);
    return own.length > 0 ? own : found;
  };

  return {
    hasModule: (specifier) => compiled.getExports(specifier) !== null,
    hasExport(specifier, name) {
      const exported = compiled.getExports(specifier);
      return exported !== null && (name === '*' || exported.has(name));
    },
    findComponent(section, name) {
      const own = packages.filter((it) => it.section === section);
      const others = packages.filter((it) => it.section !== section);
      for (const { name: packageName } of [...own, ...others]) {
        const found = findImportedComponent(packageName, name);
        if (found) return found;
      }
      return null;
    },
    findImportedComponent,
    hasClass(section, className) {
      const owner = getClassOwner(className);
      return isKnownClass(
        className,
        findClasses(section, (it) => it.owner === owner),
      );
    },
    findClassKeys(section, objectName) {
      const found = findClasses(section, (it) => it.objectName === objectName);
      const bases = found.map(({ base }) => base);
      return mergeKeys([...found, ...classes.filter((it) => bases.includes(it.objectName))]);
    },
    hasThemeKey: (name) => names.themeKeys.has(name),
    findStyleKeys(section, themeKey) {
      const owner = themeKey.replace(/^Joy/, 'Mui');
      return mergeKeys(findClasses(section, (it) => it.owner === owner));
    },
    hasHtmlAttribute: (name) => attributes.has(name) || /^(?:aria|data)-/.test(name),
    isKnownName: names.has,
    findOnlyOwner: names.findOnlyOwner,
  };
}

/** Types are long to compute, so that each waits until it is asked for. */
function describeComponent(
  { checker }: VirtualProgram,
  symbol: ts.Symbol,
  name: string,
  packageName: string,
): ComponentFacts | null {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return null;
  let propsType: ts.Type | null | undefined;
  const findProp = (prop: string): ts.Type | undefined => {
    propsType ??= getPropsType(checker, symbol);
    const found = propsType && checker.getPropertyOfType(propsType, prop);
    return found ? checker.getTypeOfSymbol(found) : undefined;
  };
  const hasKey = (prop: string, key: string): boolean => {
    const type = findProp(prop);
    return (
      type !== undefined && checker.getPropertyOfType(checker.getNonNullableType(type), key) !== undefined
    );
  };
  return {
    name,
    packageName,
    hasProp: (prop) => UNDECLARED_PROPS.has(prop) || findProp(prop) !== undefined,
    acceptsValue(prop, value) {
      const type = findProp(prop);
      return type !== undefined && checker.isTypeAssignableTo(toLiteralType(checker, value), type);
    },
    hasSlot: (slot) => hasKey('slots', slot) || hasKey('slotProps', slot),
  };
}

/** React's own, and the one that stands in an overload. */
const UNDECLARED_PROPS: ReadonlySet<string> = new Set(['component', 'key', 'ref']);

function toLiteralType(checker: ts.TypeChecker, value: string | number | boolean): ts.Type {
  if (typeof value === 'string') return checker.getStringLiteralType(value);
  if (typeof value === 'number') return checker.getNumberLiteralType(value);
  return value ? checker.getTrueType() : checker.getFalseType();
}

function mergeKeys(all: readonly ComponentClasses[]): ReadonlySet<string> | null {
  return all.length > 0 ? new Set(all.flatMap(({ keys }) => [...keys])) : null;
}

/** The attributes of all elements together. */
function listHtmlAttributes({ checker, getExports }: VirtualProgram): ReadonlySet<string> {
  const jsx = getExports('react/jsx-runtime')?.get('JSX');
  const elements = jsx && checker.getExportsOfModule(jsx).find(({ name }) => name === 'IntrinsicElements');
  const tags = elements ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(elements)) : [];
  return new Set(
    tags.flatMap((tag) => checker.getPropertiesOfType(checker.getTypeOfSymbol(tag)).map(({ name }) => name)),
  );
}
