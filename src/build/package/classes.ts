import type ts from 'typescript';
import type { ClassApi } from '../../model/api';
import { isState, parseClassLists, readClassNaming, type ClassList } from './classLists';
import type { DeclaredProps } from './props';
import { getSymbolComment } from './docBlock';
import type { PublicExport } from './publicExports';
import { readRuntimeSource } from './runtimeSource';

type Exports = ReadonlyMap<string, PublicExport>;

/** The documented classes that a component sets, sorted by class. */
export function extractClasses(
  checker: ts.TypeChecker,
  declared: DeclaredProps,
  { name, package: installed }: PublicExport,
  siblings: Exports,
): ClassApi[] {
  const classesType = findClassesType(checker, declared, name, siblings);
  const naming = readClassNaming(installed.folder);
  const listName = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  return (classesType ? checker.getPropertiesOfType(classesType) : [])
    .flatMap((property): ClassApi[] => {
      const key = property.name;
      const comment = getSymbolComment(property);
      const isGlobalState = isState(key);
      const owner = findOwner(key, listName, siblings) ?? readClassList(getDeclarationFile(property))?.owner;
      if (comment.isHidden || (!owner && !isGlobalState)) return [];
      const className = isGlobalState
        ? `${naming.statePrefix}${key}`
        : (readWrittenClass(key, listName, siblings) ?? `${naming.slotPrefix}${owner}-${key}`);
      const { description, deprecation } = comment;
      return [{ key, className, description, deprecation, isGlobalState }];
    })
    .sort((a, b) => a.className.localeCompare(b.className, 'en'));
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
  const list = siblings.get(`${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`);
  if (list) return checker.getTypeOfSymbol(list.symbol);
  const prop = declared.find('classes');
  return prop ? checker.getNonNullableType(checker.getTypeOfSymbol(prop)) : null;
}

/** The component that a class is named after: the list's own, or the one whose list is spread into it. */
function findOwner(key: string, listName: string, siblings: Exports): string | null {
  const exported = siblings.get(listName);
  const list = exported ? readClassList(exported.declarationFile) : null;
  if (!list || list.keys.has(key)) return list?.owner ?? null;
  return (list.base && list.base !== listName && findOwner(key, list.base, siblings)) || list.owner;
}

/** A class written out in the list, `faded: 'Charts-faded'`, because several components share it. */
function readWrittenClass(key: string, listName: string, siblings: Exports): string | undefined {
  const list = siblings.get(listName);
  const text = list ? readRuntimeSource(list.declarationFile).text : '';
  return new RegExp(`\\b${key}: '([A-Z]\\w*-\\w+)'`).exec(text)?.[1];
}

/** The class list beside a declaration. */
function readClassList(declarationFile: string): ClassList | undefined {
  return parseClassLists(readRuntimeSource(declarationFile).text)[0];
}

function getDeclarationFile(property: ts.Symbol): string {
  return property.declarations?.[0]?.getSourceFile().fileName ?? '';
}
