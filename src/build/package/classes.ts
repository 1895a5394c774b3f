import { globalStateClasses } from '@mui/utils/generateUtilityClass';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { ClassApi } from '../../model/api';
import type { DeclaredProps } from './props';
import { getSymbolComment } from './docBlock';
import type { InstalledPackage } from './installedPackage';
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
  const naming = readClassNaming(installed);
  const listName = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  return (classesType ? checker.getPropertiesOfType(classesType) : [])
    .flatMap((property): ClassApi[] => {
      const key = property.name;
      const comment = getSymbolComment(property);
      const isGlobalState = Object.hasOwn(globalStateClasses, key);
      const owner = findOwner(key, listName, siblings) ?? readOwner(getDeclarationFile(property))?.name;
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

/** The component that a class is named after: the list's own, or the one whose list it spreads. */
function findOwner(key: string, listName: string, siblings: Exports): string | null {
  const list = siblings.get(listName);
  const own = list ? readOwner(list.declarationFile) : null;
  if (!list || !own || own.keys.includes(key)) return own?.name ?? null;
  const [, spread] =
    /\.\.\.(?:_\w+\.)?(\w+Classes)\b/.exec(readRuntimeSource(list.declarationFile).text) ?? [];
  return (spread && spread !== listName && findOwner(key, spread, siblings)) || own.name;
}

/** A class that the list spells out, `faded: 'Charts-faded'`, because several components share it. */
function readWrittenClass(key: string, listName: string, siblings: Exports): string | undefined {
  const list = siblings.get(listName);
  const text = list ? readRuntimeSource(list.declarationFile).text : '';
  return new RegExp(`\\b${key}: '([A-Z]\\w*-\\w+)'`).exec(text)?.[1];
}

/** `MuiButton` and its keys: what the JavaScript of a class list gives to the class generator. */
function readOwner(declarationFile: string): { name: string; keys: string[] } | null {
  const { text } = readRuntimeSource(declarationFile);
  const call = /generateUtilityClass(?:es)?(?:\.default)?\)?\((?:'(\w+)'|([A-Z_]+)),? ?(?:\[([^\]]*)\])?/g;
  const calls = [...text.matchAll(call)];
  // A generator that is given names is the list itself; one before it may be of classes that charts share.
  const [, literal, constant] = calls.find(([, , , list]) => list) ?? calls[0] ?? [];
  const name = literal ?? new RegExp(`const ${constant} = '(\\w+)'`).exec(text)?.[1];
  const keys = calls.flatMap(([, , , list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, key = '']) => key),
  );
  return name ? { name, keys } : null;
}

function getDeclarationFile(property: ts.Symbol): string {
  return property.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/** Base UI has a class generator of its own; all other packages use the shared one. */
function readClassNaming({ folder }: InstalledPackage): { slotPrefix: string; statePrefix: string } {
  const file = path.join(folder, 'generateUtilityClass/index.js');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const prefix = /GLOBAL_CLASS_PREFIX = '(\w+)'/.exec(text)?.[1];
  return prefix
    ? { slotPrefix: `${prefix}-`, statePrefix: `${prefix}--` }
    : { slotPrefix: '', statePrefix: 'Mui-' };
}
