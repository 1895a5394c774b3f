import ts from 'typescript';
import type { InterfaceApi } from '../../shared/api';
import { extractEntryBase } from './entry';
import { describeProperties } from './fields';
import type { PublicExport } from './publicExports';

/** Describes an exported type by its properties; `null` when it has no page. */
export function extractInterface(checker: ts.TypeChecker, exported: PublicExport): InterfaceApi | null {
  const { name, symbol, package: installed } = exported;
  if (!installed.interfaces?.includes(name) || !(symbol.flags & ts.SymbolFlags.Type)) return null;
  return {
    kind: 'interface',
    ...extractEntryBase(exported),
    properties: describeProperties(checker, checker.getDeclaredTypeOfSymbol(symbol)),
  };
}
