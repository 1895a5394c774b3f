/** Language of code that a reader edits. */
export type LiveLanguage = 'TS' | 'JS';

/**
 * Why edited code has no result: what a compiler or the code itself says (`code`); it imports a package that
 * the page does not offer; its default export is nothing that React renders; it does not come to an end; it
 * has put another document in the place of the preview; it has sent the page more than that takes.
 */
export const CODE_FAULTS = ['code', 'import', 'component', 'endless', 'left', 'flood'] as const;
export type CodeFault = (typeof CODE_FAULTS)[number];

/** What is wrong with edited code, and where. */
export interface CodeError {
  readonly fault: CodeFault;
  /** The message of a `code` fault, the package of an `import` fault; else empty. */
  readonly detail: string;
  /** From 1, in the text that the reader sees; `null` where nothing tells. */
  readonly line: number | null;
  /** From 1. */
  readonly column: number | null;
}

/** A package that code imports, and where. */
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
  /** Whether it may change what a later program finds: the document, the window, what is built in. */
  readonly leavesTraces: boolean;
}

/** Name of the function that a program calls in each loop and function, so that it can be ended. */
export const GUARD = '$guard';

/** Name of the file that the lines of a running program belong to. */
export const PROGRAM_FILE = 'EditedDemo';

/** What the page asks the compiler. */
export interface CompileRequest {
  readonly id: number;
  readonly code: string;
  readonly language: LiveLanguage;
}

/** What the compiler answers. */
export interface CompileReply {
  readonly id: number;
  readonly result: Program | CodeError;
}

export function isCodeError(result: Program | CodeError): result is CodeError {
  return 'fault' in result;
}

/** Finds where in an edited program an error was thrown, by the stack that browsers write each in their way. */
export function findInStack(stack: string): { line: number; column: number } | null {
  const [, line, column] = new RegExp(`${PROGRAM_FILE}:(\\d+):(\\d+)`).exec(stack) ?? [];
  return line && column ? { line: Number(line), column: Number(column) } : null;
}

/**
 * Where the word at a place in a compiled line stands in the reader's line. The lines are the same; what
 * comes before the word may be longer or shorter. All columns are from 1.
 */
export function toCodeColumn(code: string, script: string, line: number, column: number): number {
  const getLine = (text: string) => text.split('\n')[line - 1] ?? '';
  const word = /^\w+/.exec(getLine(script).slice(column - 1))?.[0];
  const found = word ? getLine(code).search(new RegExp(`\\b${word}\\b`)) : -1;
  return found === -1 ? column : found + 1;
}
