import path from 'node:path';
import { format, resolveConfig, version as prettierVersion } from 'prettier';
import ts from 'typescript';
import { readOrCreate } from '../../base/node/cache';
import { ROOT } from '../../base/node/files';

/** Increase this when the output of the code below changes, to invalidate cached results. */
const REVISION = 1;

/** Placeholder for a blank line, which the compiler would remove; it occurs in no source. */
const BLANK_LINE = '//@@blank-line';

/**
 * Removes the types from a demo, and formats it like the original file: comments and blank lines stay
 * where they are. Results are cached.
 * @param file absolute path of the demo; its folder determines the Prettier options
 * @throws Error naming file and line when the code is not valid TypeScript
 */
export async function toJavaScript(code: string, file: string): Promise<string> {
  const options = await resolveConfig(file);
  const versions = [REVISION, ts.version, prettierVersion];
  return readOrCreate({
    folder: 'javascript',
    input: JSON.stringify([versions, options, code]),
    create: () => format(removeTypes(code, file), { ...options, parser: 'babel' }),
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
  const [diagnostic] = diagnostics;
  if (diagnostic) {
    const line = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
    throw new Error(
      `${path.relative(ROOT, file)}:${line + 1}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`,
    );
  }
  // Directives for the TypeScript compiler are useless in JavaScript.
  return outputText.replaceAll(BLANK_LINE, '').replace(/^[ \t]*\/\/ ?@ts-.*\n/gm, '');
}
