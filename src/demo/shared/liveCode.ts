/** Language of code that a reader edits. */
export type LiveLanguage = 'TS' | 'JS';

/**
 * Why edited code has no result: an error of the compiler or of the code itself (`code`); it imports a package that
 * the page does not offer; its default export is nothing that React renders; it does not end; it
 * has replaced the document of the preview; it has sent the page too many messages.
 */
export const CODE_FAULTS = ['code', 'import', 'component', 'endless', 'left', 'flood'] as const;
export type CodeFault = (typeof CODE_FAULTS)[number];

/** What is wrong with edited code, and where. */
export interface CodeError {
  readonly fault: CodeFault;
  /** The message of a `code` fault, the package of an `import` fault; else empty. */
  readonly detail: string;
  /** From 1, in the text that the reader sees; `null` when unknown. */
  readonly line: number | null;
  /** From 1. */
  readonly column: number | null;
}

/** A package that code imports, and the place of the import. */
export interface CodeImport {
  readonly specifier: string;
  readonly line: number;
  readonly column: number;
}

/** Edited code, ready to run. */
export interface Program {
  /** Body of a function of `require`, `exports` and `GUARD`; its lines are those of the edited code. */
  readonly script: string;
  readonly imports: readonly CodeImport[];
  /** Whether it may have side effects on later programs: on the document, the window or built-in objects. */
  readonly leavesTraces: boolean;
}

/** Name of the function that a program calls in each loop and function, so that it can be ended. */
export const GUARD = '$guard';

/** Name of the file that the lines of a running program belong to. */
export const PROGRAM_FILE = 'EditedDemo';

/** A request of the page to the compiler. */
export interface CompileRequest {
  readonly id: number;
  readonly code: string;
  readonly language: LiveLanguage;
}

/** An answer of the compiler. */
export interface CompileReply {
  readonly id: number;
  readonly result: Program | CodeError;
}

export function isCodeError(result: Program | CodeError): result is CodeError {
  return 'fault' in result;
}

/** Finds where in an edited program an error was thrown; the format of the stack differs between browsers. */
export function findInStack(stack: string): { line: number; column: number } | null {
  const [, line, column] = new RegExp(`${PROGRAM_FILE}:(\\d+):(\\d+)`).exec(stack) ?? [];
  return line && column ? { line: Number(line), column: Number(column) } : null;
}

/**
 * The column in the reader's line of the word at a column of the compiled line. The lines are the same; what
 * comes before the word may be longer or shorter. All columns are from 1.
 */
export function toCodeColumn(code: string, script: string, line: number, column: number): number {
  const getLine = (text: string) => text.split('\n')[line - 1] ?? '';
  const word = /^\w+/.exec(getLine(script).slice(column - 1))?.[0];
  const found = word ? getLine(code).search(new RegExp(`\\b${word}\\b`)) : -1;
  return found === -1 ? column : found + 1;
}
