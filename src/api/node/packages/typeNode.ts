import ts from 'typescript';
import { resolveAlias } from './program';

/** The most frequent types. */
const PLAIN_TYPE =
  /^(?:boolean|string|number|any|React\.(?:ReactNode|ElementType|CSSProperties)|SxProps<Theme>)$/;

/** Generic types that are neither functions nor unions, and slow to resolve. */
const OBJECT_TYPE =
  /^(?:Partial|Record|ReadonlyArray|React\.(?:ElementType|JSXElementConstructor|ComponentType|ReactElement|Ref))$/;

/** A type as its author wrote it, on one line. */
export function printTypeNode(node: ts.TypeNode): string {
  return node
    .getText()
    .replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/([<(]) (?:\| )?/g, '$1')
    .replace(/,? ([>)])/g, '$1')
    .replace(/^\| /, '')
    .trim();
}

/** Whether a written type is neither a union of literals nor a function, and reads the same everywhere. */
export function isPlainType(checker: ts.TypeChecker, node: ts.TypeNode): boolean {
  if (PLAIN_TYPE.test(node.getText())) return true;
  if (ts.isArrayTypeNode(node)) return isSelfContained(checker, node);
  if (!ts.isTypeReferenceNode(node)) return false;
  const name = node.typeName.getText();
  if (name.endsWith('Props')) return true;
  return (OBJECT_TYPE.test(name) || isInterface(checker, node.typeName)) && isSelfContained(checker, node);
}

function isInterface(checker: ts.TypeChecker, name: ts.EntityName): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  const declarations = (symbol && resolveAlias(checker, symbol).declarations) ?? [];
  return (
    declarations.length > 0 &&
    declarations.every(
      (it) => ts.isInterfaceDeclaration(it) && !it.members.some(ts.isCallSignatureDeclaration),
    )
  );
}

/** Whether a written type means the same everywhere: it computes nothing and depends on no parameter. */
export function isSelfContained(checker: ts.TypeChecker, node: ts.Node): boolean {
  if (ts.isIndexedAccessTypeNode(node) || ts.isTypeQueryNode(node)) return false;
  if (ts.isMappedTypeNode(node) || ts.isConditionalTypeNode(node)) return false;
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) return false;
  if (ts.isImportTypeNode(node)) return false;
  if (ts.isTypeReferenceNode(node)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    if (!symbol || symbol.flags & ts.SymbolFlags.TypeParameter) return false;
    // Some files import a type under a local alias.
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    if (isAlias && checker.getAliasedSymbol(symbol).name !== symbol.name) return false;
  }
  return ts.forEachChild(node, (child) => !isSelfContained(checker, child)) !== true;
}
