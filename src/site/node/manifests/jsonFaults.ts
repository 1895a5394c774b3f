import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../../base/node/files';
import { createError, type Finding } from '../../../base/node/finding';

/**
 * Finds what is no JSON.
 * @param files repository paths
 */
export function findJsonFaults(files: readonly string[]): Finding[] {
  return files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const message = findMessage(text);
    if (message === null) return [];
    // Without the place, which is a line here, and the text around it.
    const reason = message.replace(/(?: in JSON at position|, (?:\.{3})?"|$).*$/s, '.');
    return [createError(file, findLine(file, text, message), reason, 'Correct it.')];
  });
}

/** What the engine says of a text that is no JSON; `null` when it is. */
function findMessage(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Not all messages name the place. The compiler knows it, but takes commas and comments that JSON has not. */
function findLine(file: string, text: string, message: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const start = position ?? ts.parseConfigFileTextToJson(file, text).error?.start ?? 0;
  return text.slice(0, Number(start)).split('\n').length;
}
