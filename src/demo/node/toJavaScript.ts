import path from 'node:path';
import { format, resolveConfig, version as prettierVersion } from 'prettier';
import ts from 'typescript';
import { readOrMake } from '../../base/node/cache';
import { ROOT } from '../../base/node/files';

/** Increase it when the output of the code below changes, to invalidate cached results. */
const REVISION = 1;

/** Placeholder for a blank line, which the compiler would remove; it occurs in no source. */
const BLANK_LINE = '//@@blank-line';

/**
 * A demo without its types, formatted like the file that it comes from: comments and blank lines stay
 * where they are. Results are cached.
 * @param file absolute path of the demo; the folder decides how code is formatted
 * @throws Error naming file and line when the code is not valid TypeScript
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
  // Directives for the TypeScript compiler are useless in JavaScript.
  return outputText.replaceAll(BLANK_LINE, '').replace(/^[ \t]*\/\/ ?@ts-.*\n/gm, '');
}
