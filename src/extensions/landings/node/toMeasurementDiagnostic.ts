import { createError, type Diagnostic } from '../../../base/node/diagnostic';
import { findLine } from '../../../base/node/findLine';

const FILE = 'data/libraries.ts';

/** The diagnostic for an export that cannot be measured, with its line in the facts. */
export function toMeasurementDiagnostic(error: unknown): Diagnostic {
  const message = error instanceof Error ? error.message : String(error);
  const names = Array.from(message.matchAll(/"([^"]+)"/g), ([, name = '']) => `'${name}'`);
  // The list of everything that was measured together would be too long.
  const reason = message.replace(/^.* cannot be measured with ".*?": /s, '');
  return createError(FILE, findLine(FILE, ...names), reason, 'Correct the export.');
}
