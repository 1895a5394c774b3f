import { findErrorPosition, type CodeError } from '../../../../demo/shared/liveCode';
import { EndlessCodeError } from './createGuard';
import { describeReactError } from './describeReactError';

/** An error that a program has before any of it fails: a package that is not offered, or no component. */
export class ProgramError extends Error {
  constructor(readonly codeError: CodeError) {
    super(codeError.kind);
  }
}

/** Converts a thrown value to an error for the reader, with its place in the code. */
export function toCodeError(error: unknown): CodeError {
  if (error instanceof ProgramError) return error.codeError;
  const { line = null, column = null } =
    (error instanceof Error && findErrorPosition(error.stack ?? '')) || {};
  if (error instanceof EndlessCodeError) return { kind: 'endless', detail: '', line, column: null };
  const detail =
    error instanceof Error ? (describeReactError(error.message) ?? String(error)) : `Thrown: ${error}`;
  return { kind: 'code', detail, line, column };
}
