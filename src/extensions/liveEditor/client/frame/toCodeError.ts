import { findErrorPosition, type CodeError, type CodeImport } from '../../../../demo/shared/liveCode';
import { EndlessCodeError } from './createGuard';
import { describeReactError } from './describeReactError';

/** A program imports a package that the page does not offer. */
export class MissingPackageError extends Error {
  constructor(readonly missing: CodeImport) {
    super(`${missing.specifier} is not offered here.`);
  }
}

/** A program has no default export that React can render. */
export class NoComponentError extends Error {}

/** Converts a thrown value to an error for the reader, with its place in the code. */
export function toCodeError(error: unknown): CodeError {
  if (error instanceof MissingPackageError) {
    const { specifier, line, column } = error.missing;
    return { fault: 'import', detail: specifier, line, column };
  }
  if (error instanceof NoComponentError) return { fault: 'component', detail: '', line: null, column: null };
  const { line = null, column = null } =
    (error instanceof Error && findErrorPosition(error.stack ?? '')) || {};
  if (error instanceof EndlessCodeError) return { fault: 'endless', detail: '', line, column: null };
  const detail =
    error instanceof Error ? (describeReactError(error.message) ?? String(error)) : `Thrown: ${error}`;
  return { fault: 'code', detail, line, column };
}
