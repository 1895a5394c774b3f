import type { Nodes } from 'mdast';

/** A fault at one place of a page. */
export interface Finding {
  /** Repository path. */
  readonly file: string;
  /** Line within the file, from 1. */
  readonly line: number;
  /** An error stops CI; a warning is for the author to judge. */
  readonly severity: 'error' | 'warning';
  /** What is wrong, as a sentence. */
  readonly reason: string;
  /** What to do about it, as a sentence; empty where the reason says it. */
  readonly cure: string;
}

export function createError(file: string, line: number, reason: string, cure: string): Finding {
  return { file, line, severity: 'error', reason, cure };
}

export function createWarning(file: string, line: number, reason: string, cure: string): Finding {
  return { file, line, severity: 'warning', reason, cure };
}

/**
 * Records a fault at the place of a node, without throwing: authors get all faults at once.
 * @param cure empty where the reason says it
 */
export type Report = (
  reason: string,
  place: { readonly position?: Nodes['position'] },
  cure?: string,
) => void;

/** Does nothing without findings. @throws Error with all findings, one per line */
export function throwFindings(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new Error(sortFindings(findings).map(formatFinding).join('\n'));
}

/** `data/…/rake.mdx:12: What is wrong. What to do.` */
export function formatFinding({ file, line, reason, cure }: Finding): string {
  return `${file}:${line}: ${reason} ${cure}`.trimEnd();
}

/** Findings by file and line, each once. */
export function sortFindings<F extends Finding>(findings: readonly F[]): F[] {
  const unique = new Map(findings.map((finding) => [formatFinding(finding), finding]));
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}
