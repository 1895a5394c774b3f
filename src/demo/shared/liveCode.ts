/** Language of code that a reader edits. */
export type LiveLanguage = 'TS' | 'JS';

/**
 * Why edited code has no result: an error at compile or run time (`code`); it imports a package that the page
 * does not offer; React cannot render its default export; it never ends; it has replaced the document of the
 * preview; it has flooded the page with messages.
 */
export const CODE_ERROR_KINDS = ['code', 'import', 'component', 'endless', 'left', 'flood'] as const;
export type CodeErrorKind = (typeof CODE_ERROR_KINDS)[number];

/** What is wrong with edited code, and where. */
export interface CodeError {
  readonly kind: CodeErrorKind;
  /** The error message for `code`, the package for `import`; otherwise empty. */
  readonly detail: string;
  /** From 1, in the text that the reader sees; `null` when unknown. */
  readonly line: number | null;
  /** From 1. */
  readonly column: number | null;
}

/** A package that code imports, and the position of the import. */
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
  /** Whether it may affect later programs, through the document, the window or built-in objects. */
  readonly usesGlobalState: boolean;
}

/** Name of the function that a program calls in each loop and function, so that it can be stopped. */
export const GUARD = '$guard';

/** File name of a running program in stack traces. */
export const PROGRAM_FILE = 'EditedDemo';

/** A request from the page to the compiler. */
export interface CompileRequest {
  readonly id: number;
  readonly code: string;
  readonly language: LiveLanguage;
}

/** A reply from the compiler. */
export interface CompileReply {
  readonly id: number;
  readonly result: Program | CodeError;
}

export function isCodeError(result: Program | CodeError): result is CodeError {
  return 'kind' in result;
}

/** Finds where an edited program threw an error; the format of stack traces differs between browsers. */
export function findErrorPosition(stack: string): { line: number; column: number } | null {
  const [, line, column] = new RegExp(`${PROGRAM_FILE}:(\\d+):(\\d+)`).exec(stack) ?? [];
  return line && column ? { line: Number(line), column: Number(column) } : null;
}

/**
 * Maps a column of compiled code to the reader's code, by the word at that position: the line is the same,
 * but what precedes the word may be longer or shorter. Columns start at 1.
 */
export function toCodeColumn(code: string, script: string, line: number, column: number): number {
  const getLine = (text: string) => text.split('\n')[line - 1] ?? '';
  const word = /^\w+/.exec(getLine(script).slice(column - 1))?.[0];
  const found = word ? getLine(code).search(new RegExp(`\\b${word}\\b`)) : -1;
  return found === -1 ? column : found + 1;
}
