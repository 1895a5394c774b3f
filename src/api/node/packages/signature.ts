import ts from 'typescript';
import type { ApiParameter, ApiSignature } from '../../shared/api';
import type { DocComment } from './docComment';
import { describeType } from './typeText';

/** The signature of a function type, of overloads the most general; `null` for every other type. */
export function describeSignature(
  checker: ts.TypeChecker,
  type: ts.Type,
  comment: DocComment,
): ApiSignature | null {
  const signature = findSignature(checker, type);
  if (!signature) return null;
  const documented = [...comment.parameters.keys()];
  const parameters = signature.getParameters().map((parameter, index): ApiParameter => {
    // Destructured parameters have no name of their own.
    const name = parameter.name.startsWith('__') ? (documented[index] ?? 'params') : parameter.name;
    const parameterType = checker.getTypeOfSymbol(parameter);
    return {
      name,
      type: describeType(checker, parameterType, getTypeNode(parameter)).text,
      description: comment.parameters.get(name) ?? '',
    };
  });
  const returns = describeType(checker, signature.getReturnType(), null).text;
  return { parameters, returns, returnDescription: comment.returns };
}

/** The call signature of a type that is a function and nothing else. */
export function findSignature(checker: ts.TypeChecker, type: ts.Type): ts.Signature | undefined {
  const defined = checker.getNonNullableType(type);
  const members = defined.isUnion() ? defined.types : [defined];
  if (!members.every(({ flags }) => flags & ts.TypeFlags.Object)) return undefined;
  const signature = defined.getCallSignatures().at(-1);
  return signature && defined.getProperties().length === 0 ? signature : undefined;
}

/** How the type of a property or parameter is written where it is declared. */
export function getTypeNode(symbol: ts.Symbol): ts.TypeNode | null {
  const [declaration] = symbol.declarations ?? [];
  const isTyped = declaration && (ts.isPropertySignature(declaration) || ts.isParameter(declaration));
  return (isTyped && declaration.type) || null;
}
