import type { Nodes } from 'mdast';

/** A problem that a check has found, with its position in a file. */
export interface Diagnostic {
  /** Repository path. */
  readonly file: string;
  /** Line within the file, from 1. */
  readonly line: number;
  /** An error stops CI; a warning is for the author to judge. */
  readonly severity: 'error' | 'warning';
  /** What is wrong, as a sentence. */
  readonly reason: string;
  /** What to do about it, as a sentence; empty where the reason says it. */
  readonly fix: string;
}

export function createError(file: string, line: number, reason: string, fix: string): Diagnostic {
  return { file, line, severity: 'error', reason, fix };
}

export function createWarning(file: string, line: number, reason: string, fix: string): Diagnostic {
  return { file, line, severity: 'warning', reason, fix };
}

/**
 * Records a problem at a node's position without throwing, so that authors get all problems at once.
 * @param fix empty where the reason says it
 */
export type Report = (reason: string, node: { readonly position?: Nodes['position'] }, fix?: string) => void;

/** @throws Error that lists all diagnostics, one per line; does nothing if there are none */
export function throwDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) throw new Error(sortDiagnostics(diagnostics).map(formatDiagnostic).join('\n'));
}

/** `data/…/rake.mdx:12: What is wrong. What to do.` */
export function formatDiagnostic({ file, line, reason, fix }: Diagnostic): string {
  return `${file}:${line}: ${reason} ${fix}`.trimEnd();
}

/** Sorts diagnostics by file and line, and removes duplicates. */
export function sortDiagnostics<F extends Diagnostic>(diagnostics: readonly F[]): F[] {
  const unique = new Map(diagnostics.map((diagnostic) => [formatDiagnostic(diagnostic), diagnostic]));
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}
