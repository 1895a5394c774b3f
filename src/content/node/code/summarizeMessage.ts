import ts from 'typescript';

/** The first and the last line of a compiler's message: what does not fit, and why. */
export function summarizeMessage(message: string | ts.DiagnosticMessageChain): string {
  const lines = ts.flattenDiagnosticMessageText(message, '\n').split('\n');
  const [first = '', ...rest] = lines.map((line) => line.trim());
  const last = rest.at(-1);
  return last === undefined ? first : `${first} ${last}`;
}
