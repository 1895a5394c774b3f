import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../../base/node/files';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';

/**
 * Finds files that are not valid JSON.
 * @param files repository paths
 */
export function findJsonDiagnostics(files: readonly string[]): Diagnostic[] {
  return files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const message = findMessage(text);
    if (message === null) return [];
    // Without the position, which is given as a line here, and without the quoted text.
    const reason = message.replace(/(?: in JSON at position|, (?:\.{3})?"|$).*$/s, '.');
    return [createError(file, findLine(file, text, message), reason, 'Correct it.')];
  });
}

/** The engine's message about a text that is not JSON; `null` if it is. */
function findMessage(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Not all messages contain the position. The compiler knows it, but accepts commas and comments that JSON
 * does not allow.
 */
function findLine(file: string, text: string, message: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const start = position ?? ts.parseConfigFileTextToJson(file, text).error?.start ?? 0;
  return text.slice(0, Number(start)).split('\n').length;
}
