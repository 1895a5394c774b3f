import path from 'node:path';
import ts from 'typescript';
import { toRepositoryPath } from '../../../base/node/files';

/** A declared type, and where it is declared: `src/site/shared/release.ts:4`. */
interface DeclaredType {
  readonly name: string;
  readonly place: string;
}

/**
 * Codes of diagnostics about the type of a value: it, or an argument, is not assignable (2322, 2345, 2820),
 * has an unknown property (2353, 2561), lacks one or more (2739, 2740, 2741) or has none of them (2559).
 */
const TYPE_MISMATCH_CODES = [2322, 2345, 2353, 2559, 2561, 2739, 2740, 2741, 2820];

/**
 * The type, declared in this repository, that an invalid value should have; `null` if the diagnostic is about
 * something else.
 * @param start position of the diagnostic in the file
 * @param code of the diagnostic
 */
export function findDeclaredType(
  checker: ts.TypeChecker,
  source: ts.SourceFile,
  start: number,
  code: number,
): DeclaredType | null {
  if (!TYPE_MISMATCH_CODES.includes(code)) return null;
  // The nearest value around the position whose type has a name.
  for (let node = findNode(source, start); !ts.isSourceFile(node); node = node.parent) {
    const value = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) ? node.initializer : node;
    const type = value && ts.isExpression(value) ? checker.getContextualType(value) : undefined;
    const declared = type && describeType(checker.getNonNullableType(type));
    if (declared) return declared;
  }
  return null;
}

/** The smallest node that begins at or before a position and ends after it. */
function findNode(node: ts.Node, start: number): ts.Node {
  const child = ts.forEachChild(node, (one) =>
    one.getStart() <= start && start < one.end ? one : undefined,
  );
  return child ? findNode(child, start) : node;
}

function describeType(type: ts.Type): DeclaredType | null {
  const symbol = type.aliasSymbol ?? (type.getSymbol() as ts.Symbol | undefined);
  const declaration = symbol?.declarations?.find(
    (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
  );
  if (!symbol || !declaration) return null;
  const source = declaration.getSourceFile();
  const file = toRepositoryPath(source.fileName);
  // Not types of TypeScript or of packages.
  if (file.startsWith('..') || file.split(path.posix.sep).includes('node_modules')) return null;
  const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
  return { name: symbol.name, place: `${file}:${line + 1}` };
}
