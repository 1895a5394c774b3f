import ts from 'typescript';
import { parseCode } from './codeNodes';

/** What is wrong with a demo's default export, and its line, from 1. */
interface ExportDiagnostic {
  readonly line: number;
  readonly reason: string;
}

/** Checks a demo's default export; `null` when, as far as its code shows, it may be a component. */
export function findExportDiagnostic(code: string): ExportDiagnostic | null {
  // The usual form needs no parsing, which would take seconds for thousands of demos.
  if (/^export default function \w/m.test(code)) return null;
  const file = parseCode(code);
  const exported = file.statements.find(isDefaultExport);
  if (!exported) return { line: 1, reason: 'has no default export' };
  if (!ts.isExportAssignment(exported) || mayBeComponent(exported.expression)) return null;
  const line = file.getLineAndCharacterOfPosition(exported.getStart()).line + 1;
  return { line, reason: `exports ${shorten(exported.expression.getText())}, which is not a component` };
}

function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return !statement.isExportEquals;
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    return Boolean(
      exportClause &&
        ts.isNamedExports(exportClause) &&
        exportClause.elements.some(({ name }) => name.text === 'default'),
    );
  }
  return (
    ts.canHaveModifiers(statement) &&
    Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
  );
}

function mayBeComponent(expression: ts.Expression): boolean {
  const inner = unwrap(expression);
  return (
    ts.isIdentifier(inner) ||
    ts.isPropertyAccessExpression(inner) ||
    ts.isCallExpression(inner) ||
    ts.isTaggedTemplateExpression(inner) ||
    ts.isArrowFunction(inner) ||
    ts.isFunctionExpression(inner) ||
    ts.isClassExpression(inner)
  );
}

function unwrap(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression)
    ? unwrap(expression.expression)
    : expression;
}

function shorten(code: string): string {
  const line = code.split('\n')[0] ?? '';
  return line === code && code.length <= 40 ? code : `${line.slice(0, 40)} …`;
}
