import path from 'node:path';
import { format, resolveConfig, version as prettierVersion } from 'prettier';
import ts from 'typescript';
import { readOrMake } from '../cache';
import { ROOT } from '../files';

/** Raise it when the code below changes what it makes: earlier results are then forgotten. */
const REVISION = 1;

/** Stands for a blank line while the compiler, which drops those, has the code; no source has it. */
const BLANK_LINE = '//@@blank-line';

/**
 * A demo without its types, formatted like the file that it comes from: comments and blank lines stay
 * where they are. The same code costs nothing the next time.
 * @param file absolute path of the demo; the folder decides how code is formatted
 * @throws Error naming the file and the line that is no TypeScript
 */
export async function toJavaScript(code: string, file: string): Promise<string> {
  const options = await resolveConfig(file);
  const versions = [REVISION, ts.version, prettierVersion];
  return readOrMake({
    folder: 'javascript',
    input: JSON.stringify([versions, options, code]),
    make: () => format(removeTypes(code, file), { ...options, parser: 'babel' }),
    parse: (text) => text,
  });
}

function removeTypes(code: string, file: string): string {
  const { outputText, diagnostics = [] } = ts.transpileModule(code.replace(/\n(?=\n)/g, `\n${BLANK_LINE}`), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
    },
  });
  const [fault] = diagnostics;
  if (fault) {
    const line = fault.file?.getLineAndCharacterOfPosition(fault.start ?? 0).line ?? 0;
    throw new Error(
      `${path.relative(ROOT, file)}:${line + 1}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`,
    );
  }
  // Remarks to the TypeScript compiler mean nothing without it.
  return outputText.replaceAll(BLANK_LINE, '').replace(/^[ \t]*\/\/ ?@ts-.*\n/gm, '');
}
