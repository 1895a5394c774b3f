import path from 'node:path';
import ts from 'typescript';
import type { Api, ApiPackage, ComponentApi } from '../../../api/shared/api';
import {
  getClassOwner,
  isKnownClass,
  readClassLists,
  type ClassList,
} from '../../../api/node/packages/classLists';
import type { CodeProgram } from '../../../api/node/packages/codeProgram';
import { getPackageName } from '../../../base/node/manifest';
import { readPackageWords } from '../../../api/node/packages/packageWords';
import { resolveModule } from '../../../api/node/packages/program';
import { getPropsType } from '../../../api/node/packages/props';
import type { ComponentFacts, Facts } from './facts';

/**
 * Answers from the API data and, for what only the types tell, from a program whose modules include the
 * packages' entry points.
 */
export function createPackageFacts(api: Api, compiled: CodeProgram, packages: readonly ApiPackage[]): Facts {
  const documented = new Map(api.components.map((it) => [`${it.packageName}#${it.name}`, it]));
  const themed = new Map(api.components.flatMap((it) => (it.themeName ? [[it.themeName, it]] : [])));
  let themeTypes: readonly ts.Type[] | undefined;
  const lists = packages.flatMap(({ name, section }) =>
    readClassLists(name).map((list) => ({ ...list, section })),
  );
  const words = readPackageWords(
    compiled.program.getSourceFiles(),
    packages.map(({ name }) => name),
  );
  const attributes = listHtmlAttributes(compiled);
  const components = new Map<string, ComponentFacts | null>();

  const findImportedComponent = (specifier: string, exportName: string) => {
    const name = exportName === 'default' ? path.basename(specifier) : exportName.replace(/^unstable_/i, '');
    const key = `${specifier}#${exportName}`;
    const known = components.get(key);
    if (known !== undefined) return known;
    const symbol = compiled.getExports(specifier)?.get(exportName);
    const entry = documented.get(`${getPackageName(specifier)}#${name}`);
    const found = symbol ? describeComponent(compiled.checker, symbol, name, entry) : null;
    components.set(key, found);
    return found;
  };

  /** The matching class lists of the section's own packages; of all packages if these have none. */
  const findLists = (section: string, test: (list: ClassList) => boolean) => {
    const found = lists.filter(test);
    const own = found.filter((list) => list.section === section);
    return own.length > 0 ? own : found;
  };

  return {
    hasModule: (specifier) => resolveModule(specifier) !== undefined,
    hasExport(specifier, name) {
      const exported = compiled.getExports(specifier);
      // Without types, nothing is known about a package's exports.
      return exported === null || name === '*' || exported.has(name);
    },
    findComponent(section, name) {
      const own = packages.filter((it) => it.section === section);
      for (const { name: packageName } of new Set([...own, ...packages])) {
        const found = findImportedComponent(packageName, name);
        if (found) return found;
      }
      // The package exports it under another name, as unstable, or only from its own module.
      const entry = [...api.components, ...api.hooks].find(
        (it) => it.section === section && it.name === name,
      );
      const [, exportName, specifier] = /{ (\w+).* } from '(.+)'/.exec(entry?.imports[0] ?? '') ?? [];
      return specifier && exportName ? findImportedComponent(specifier, exportName) : null;
    },
    findImportedComponent,
    findThemedComponent(themeKey) {
      const entry = themed.get(themeKey);
      return entry ? findImportedComponent(entry.packageName, entry.name) : null;
    },
    hasClass(section, className) {
      const owner = getClassOwner(className);
      return isKnownClass(
        className,
        findLists(section, (list) => list.owner === owner),
      );
    },
    findClassKeys: (section, objectName) =>
      mergeKeys(findLists(section, (list) => list.objectName === objectName)),
    hasThemeKey(name) {
      if (themed.has(name)) return true;
      themeTypes ??= listThemeTypes(compiled, packages);
      return themeTypes.some((type) => type.getProperty(name));
    },
    findStyleKeys(section, themeKey) {
      const owner = themeKey.replace(/^Joy/, 'Mui');
      return mergeKeys(findLists(themed.get(themeKey)?.section ?? section, (list) => list.owner === owner));
    },
    hasHtmlAttribute: (name) => attributes.has(name) || /^(?:aria|data)-/.test(name),
    hasHtmlValue: (name, value) =>
      (attributes.get(name) ?? []).some((it) => listLiterals(compiled.checker, it).includes(value)),
    hasCustomProperty: words.hasCustomProperty,
    isKnownName: words.has,
    findOnlyOwner(name) {
      const file = words.findOnlyFile(name);
      return api.components.some((it) => it.name === file) ? file : null;
    },
  };
}

/** Props of React itself, and `component`, which is declared in an overload. */
const UNDECLARED_PROPS: ReadonlySet<string> = new Set(['component', 'key', 'ref']);

/**
 * Answers from the types what the API data does not list: the props of the root element, and whether a value
 * fits. Types are slow to resolve, so each is resolved only when needed.
 */
function describeComponent(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  name: string,
  entry: ComponentApi | undefined,
): ComponentFacts | null {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return null;
  const props = new Set([...UNDECLARED_PROPS, ...(entry?.props ?? []).map((prop) => prop.name)]);
  const slots = new Set(entry?.slots.map((slot) => slot.name));
  let propsType: ts.Type | null | undefined;
  const findProp = (prop: string): ts.Type | undefined => {
    propsType ??= getPropsType(checker, symbol);
    const found = propsType && checker.getPropertyOfType(propsType, prop);
    return found ? checker.getTypeOfSymbol(found) : undefined;
  };
  const hasKey = (prop: string, key: string): boolean => {
    const type = findProp(prop);
    return type !== undefined && checker.getNonNullableType(type).getProperty(key) !== undefined;
  };
  return {
    name,
    hasProp: (prop) => props.has(prop) || findProp(prop) !== undefined,
    acceptsValue(prop, value) {
      const type = findProp(prop);
      return type !== undefined && checker.isTypeAssignableTo(toLiteralType(checker, value), type);
    },
    hasSlot: (slot) => slots.has(slot) || hasKey('slots', slot) || hasKey('slotProps', slot),
    deprecatedProps: new Map(
      (entry?.props ?? []).flatMap((prop) =>
        prop.deprecation === null ? [] : [[prop.name, prop.deprecation]],
      ),
    ),
    declaresProp: (prop) => entry?.props.some((own) => own.name === prop) ?? false,
    deprecation: entry?.deprecation ?? null,
  };
}

function toLiteralType(checker: ts.TypeChecker, value: string | number | boolean): ts.Type {
  if (typeof value === 'string') return checker.getStringLiteralType(value);
  if (typeof value === 'number') return checker.getNumberLiteralType(value);
  return value ? checker.getTrueType() : checker.getFalseType();
}

function mergeKeys(lists: readonly ClassList[]): ReadonlySet<string> | null {
  return lists.length > 0 ? new Set(lists.flatMap(({ classes }) => [...classes.keys()])) : null;
}

/** The types of the themes' `components`, which also have keys of components without default props. */
function listThemeTypes({ checker, getExports }: CodeProgram, packages: readonly ApiPackage[]): ts.Type[] {
  return packages.flatMap(({ name }) =>
    ['ThemeOptions', 'CssVarsThemeOptions'].flatMap((options) => {
      const symbol = getExports(name)?.get(options);
      const prop = symbol && checker.getDeclaredTypeOfSymbol(symbol).getProperty('components');
      return prop ? checker.getNonNullableType(checker.getTypeOfSymbol(prop)) : [];
    }),
  );
}

/** The attributes of all HTML elements, by name. Not resolved yet: types are slow to resolve. */
function listHtmlAttributes({ checker, getExports }: CodeProgram): ReadonlyMap<string, readonly ts.Symbol[]> {
  const jsx = getExports('react/jsx-runtime')?.get('JSX');
  const elements = jsx && checker.getExportsOfModule(jsx).find(({ name }) => name === 'IntrinsicElements');
  const tags = elements ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(elements)) : [];
  const attributes = new Map<string, ts.Symbol[]>();
  for (const attribute of tags.flatMap((tag) => checker.getPropertiesOfType(checker.getTypeOfSymbol(tag)))) {
    const known = attributes.get(attribute.name);
    if (known) known.push(attribute);
    else attributes.set(attribute.name, [attribute]);
  }
  return attributes;
}

/** The string literals in an attribute's type. */
function listLiterals(checker: ts.TypeChecker, symbol: ts.Symbol): string[] {
  const known = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  return (known.isUnion() ? known.types : [known]).flatMap((one) => (one.isStringLiteral() ? one.value : []));
}
