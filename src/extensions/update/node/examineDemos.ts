import path from 'node:path';
import ts from 'typescript';
import { ROOT, toRepositoryPath } from '../../../base/node/files';
import { createError, createWarning } from '../../../base/node/diagnostic';
import type { ExaminationPart } from './examination';

/** Declares the modules that are imported only for their side effects, such as style sheets. */
const STYLES = path.join(ROOT, 'node_modules/next/types/global.d.ts');

/** Compiles the site with all demos, like `npm run types`, and finds uses in demos of what is deprecated. */
export function examineDemos(): ExaminationPart {
  const { options, fileNames } = readConfiguration();
  const service = createService(options, [...fileNames, STYLES]);
  const compilation = fileNames.flatMap((file) =>
    service
      .getSemanticDiagnostics(file)
      .map((diagnostic) =>
        createError(
          ...locate(diagnostic, file),
          ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
          '',
        ),
      ),
  );
  const demos = fileNames.filter((file) => file.startsWith(path.join(ROOT, 'data')));
  const deprecations = demos.flatMap((demo) =>
    service
      .getSuggestionDiagnostics(demo)
      .filter((hint) => hint.reportsDeprecated)
      .map((hint) => {
        const reason = ts.flattenDiagnosticMessageText(hint.messageText, ' ');
        return createWarning(...locate(hint, demo), reason, readAdvice(service, demo, hint));
      }),
  );
  return { compilation, deprecations };
}

function readConfiguration(): ts.ParsedCommandLine {
  const file = path.join(ROOT, 'tsconfig.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(
    file,
    { incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => null },
  );
  if (!parsed) throw new Error('tsconfig.json cannot be read.');
  return parsed;
}

/** Only the language service, made for editors, reports what is deprecated. */
function createService(options: ts.CompilerOptions, files: readonly string[]): ts.LanguageService {
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...files],
    getScriptVersion: () => '',
    getScriptSnapshot(file) {
      const text = ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  });
}

function locate({ file, start = 0 }: ts.Diagnostic, demo: string): [string, number] {
  return [toRepositoryPath(demo), file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1];
}

/** The text after `@deprecated`, without the markup of links. */
function readAdvice(service: ts.LanguageService, demo: string, { start = 0 }: ts.Diagnostic): string {
  const tags = service.getQuickInfoAtPosition(demo, start)?.tags ?? [];
  const text = tags.find(({ name }) => name === 'deprecated')?.text ?? [];
  return text
    .map((part) => part.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
