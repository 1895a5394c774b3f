import ts from 'typescript';
import type { ApiField } from '../../shared/api';
import type { Plan } from '../../shared/plan';
import { getCommentText, getSymbolComment } from './docBlock';
import { parseDocComment, type DocComment } from './docComment';
import { describeSignature, findSignature, getTypeNode } from './signature';
import { describeType } from './typeText';
import { isPlainType, printTypeNode } from './typeNode';

/**
 * Describes a property or parameter from its type and its comment.
 * @param typeText replaces the resolved type where that would be too long
 */
export function describeField(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  comment: DocComment = getSymbolComment(symbol),
  typeText: string | null = null,
): ApiField {
  const text = typeText ?? findPlainType(checker, symbol);
  const type = text === null ? checker.getTypeOfSymbol(symbol) : null;
  const effectiveComment =
    type && !comment.description ? (findFunctionComment(checker, type) ?? comment) : comment;
  return {
    name: symbol.name,
    type: type ? describeType(checker, type, getTypeNode(symbol)) : { text: text ?? '', members: [] },
    isRequired: !isOptional(symbol),
    defaultValue: comment.defaultValue,
    description: effectiveComment.description,
    deprecation: comment.deprecation,
    plan: findPlan(effectiveComment.description),
    signature: type && describeSignature(checker, type, effectiveComment),
  };
}

/** The properties of an object type that a library declares itself, sorted. */
export function describeProperties(checker: ts.TypeChecker, type: ts.Type): ApiField[] {
  return checker
    .getPropertiesOfType(type)
    .filter((property) => isDeclaredByLibrary(property) && !isInternalName(property.name))
    .filter((property) => !getSymbolComment(property).isHidden)
    .map((property) => describeField(checker, property))
    .sort(compareFields);
}

/** Alphabetical, ignoring case. */
const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** Required fields first, then alphabetical, ignoring case. */
export function compareFields(a: ApiField, b: ApiField): number {
  if (a.isRequired !== b.isRequired) return a.isRequired ? -1 : 1;
  return collator.compare(a.name, b.name);
}

/** Whether a property comes from a documented library, not from React's or the browser's own types. */
export function isDeclaredByLibrary(property: ts.Symbol): boolean {
  return (property.declarations ?? []).some(
    (declaration) => !/\/@types\/|\/typescript\/lib\//.test(declaration.getSourceFile().fileName),
  );
}

/** Whether a prefix marks a name as internal or unstable. */
export function isInternalName(name: string): boolean {
  return name.startsWith('unstable_') || name.startsWith('__');
}

/** Text of a type that would read the same when resolved; resolving takes most of the time. */
function findPlainType(checker: ts.TypeChecker, symbol: ts.Symbol): string | null {
  const node = symbol.declarations?.length === 1 ? getTypeNode(symbol) : null;
  return node && isPlainType(checker, node) ? printTypeNode(node) : null;
}

/** The comment on the function type of a property that has none itself. */
function findFunctionComment(checker: ts.TypeChecker, type: ts.Type): DocComment | null {
  const declaration = findSignature(checker, type)?.getDeclaration();
  const text = declaration ? getCommentText(declaration, declaration.getSourceFile()) : '';
  return text ? parseDocComment(text) : null;
}

function isOptional(symbol: ts.Symbol): boolean {
  if (symbol.flags & ts.SymbolFlags.Optional) return true;
  const declaration = symbol.valueDeclaration;
  return (
    declaration !== undefined &&
    ts.isParameter(declaration) &&
    (declaration.questionToken !== undefined || declaration.initializer !== undefined)
  );
}

/** The data grid's shared types state in their comments which plan a property needs. */
function findPlan(description: string): Plan | null {
  if (/Only available in DataGridPremium/i.test(description)) return 'premium';
  return /Only available in DataGridPro/i.test(description) ? 'pro' : null;
}
