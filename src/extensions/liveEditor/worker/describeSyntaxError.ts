import { Parser, type Node } from 'acorn';
import jsx from 'acorn-jsx';
import { toCodeColumn, type CodeError } from '../../../demo/shared/liveCode';
import { findTagError } from './findTagError';

const JsxParser = Parser.extend(jsx());

/** Parses a module of JavaScript with JSX. @throws SyntaxError with line and column */
export function parseModule(script: string): Node {
  return JsxParser.parse(script, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
}

/** An error of a compiler: its message ends with the line and column, which are also fields. */
interface Thrown {
  readonly message: string;
  readonly loc?: { readonly line: number; readonly column: number };
}

/**
 * Describes an error in code, at the position where the reader has made the mistake.
 * @param untyped the code without types, which acorn has rejected; empty when Sucrase has rejected the code
 */
export function describeSyntaxError(error: unknown, code: string, untyped: string): CodeError {
  const { message, loc }: Thrown = error instanceof Error ? error : { message: String(error) };
  if (!loc) return { kind: 'code', detail: message, line: null, column: null };
  // Sucrase counts columns from 1, acorn from 0 and in the output of Sucrase.
  const column = untyped ? toCodeColumn(code, untyped, loc.line, loc.column + 1) : loc.column;
  const syntaxError = findTagError(code) ?? { message, offset: toOffset(code, loc.line, column) };
  const before = code.slice(0, syntaxError.offset);
  return {
    kind: 'code',
    detail: syntaxError.message.replace(/\s*\(\d+:\d+\)$/, ''),
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
  };
}

/** The offset of a line and column, both from 1. */
function toOffset(code: string, line: number, column: number): number {
  const lines = code.split('\n').slice(0, line - 1);
  return lines.reduce((length, text) => length + text.length + 1, 0) + column - 1;
}
