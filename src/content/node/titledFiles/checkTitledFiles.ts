import ts from 'typescript';
import { hash, readCode, readOrCreateSync } from '../../../base/node/cache';
import { readCodeFragment } from '../code/codeFragment';
import { parseCode } from '../code/codeNodes';
import { summarizeMessage } from '../code/summarizeMessage';
import { resolveModule } from '../../../api/node/packages/program';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';
import type { PageSource } from '../reader/readPage';
import { createFileProgram, READER_MODULES, type FileProgram } from './fileProgram';
import { findImported, isAugmentation, listTitledFiles, type TitledFile } from './titledFile';

/** A compiler error as it is cached: the line of the code, from 0, the error code and the message. */
type CompilerError = readonly [line: number, code: number, text: string];

/** What the result depends on, besides the files themselves. */
const CACHE_INPUTS = [
  'src/content/node/titledFiles',
  'src/content/node/code',
  READER_MODULES,
  'package-lock.json',
];

/** Codes of implicit `any`, which is an error only where types can be written. */
const IMPLICIT_ANY_CODES: ReadonlySet<number> = new Set([
  7005, 7006, 7016, 7018, 7019, 7023, 7024, 7031, 7034, 7053,
]);

const UNKNOWN_NAME_CODES: ReadonlySet<number> = new Set([2304, 2503, 2552, 2582, 2686, 18004]);
const UNKNOWN_MODULE_CODES: ReadonlySet<number> = new Set([2307, 2882, 7016]);

/**
 * Compiles the files that readers copy whole, strictly and against the installed packages. A module
 * augmentation applies to the files that import it and, in a declaration file, to those below it on its page.
 */
export function checkTitledFiles(pages: readonly PageSource[]): { diagnostics: Diagnostic[]; count: number } {
  const files = new Map(pages.map((page) => [page.file, listTitledFiles(page)]));
  const entries = [...files.values()].flatMap((own) =>
    own.filter(({ isCode }) => isCode).map((file) => ({ file, parts: listParts(file, own) })),
  );
  const version = hash(readCode(CACHE_INPUTS));
  const programs = new Map<string, FileProgram>();
  const diagnostics = entries.flatMap(({ file, parts }) => {
    const augmentations = parts.filter(isAugmentation);
    const group = augmentations.map(toKey).join();
    // Files with the same augmentations share a program, which is created for the first that is not cached.
    const getProgram = () => {
      const program =
        programs.get(group) ??
        createFileProgram(
          files,
          entries
            .filter((it) => it.parts.filter(isAugmentation).map(toKey).join() === group)
            .flatMap((it) => it.parts),
        );
      programs.set(group, program);
      return program;
    };
    const errors = readOrCreateSync<readonly CompilerError[]>({
      folder: 'fences',
      input: JSON.stringify([version, parts.map(({ title, code }) => [title, code])]),
      create: () => JSON.stringify(getProgram().getDiagnostics(file).map(toCompilerError)),
      parse: (text) => JSON.parse(text) as readonly CompilerError[],
    });
    return [
      ...listRemovedLines(file),
      ...listUnrenderedElements(file),
      ...errors.flatMap((error) => toDiagnostics(file, error)),
    ];
  });
  return { diagnostics, count: entries.length };
}

const toKey = ({ page, line }: TitledFile): string => `${page}:${line}`;

/** A file with everything that it imports from its page, and the declaration files shown above it. */
function listParts(file: TitledFile, own: readonly TitledFile[]): TitledFile[] {
  const declarations = own.filter(({ title, line }) => title.endsWith('.d.ts') && line < file.line);
  const parts = new Set([file, ...declarations]);
  for (const part of parts) {
    for (const { specifier } of readCodeFragment(part.code).modules) {
      const imported = findImported(part, specifier, own);
      if (imported?.isCode) parts.add(imported);
    }
  }
  return [...parts];
}

function toCompilerError({ file, start = 0, code, messageText }: ts.Diagnostic): CompilerError {
  return [file?.getLineAndCharacterOfPosition(start).line ?? 0, code, summarizeMessage(messageText)];
}

function toDiagnostics(file: TitledFile, [line, code, text]: CompilerError): Diagnostic[] {
  if (/\.[mc]?jsx?$/.test(file.title) && IMPLICIT_ANY_CODES.has(code)) return [];
  return [createError(file.page, file.line + line, `${file.title}: ${text}`, findFix(code, text))];
}

function findFix(code: number, text: string): string {
  if (UNKNOWN_MODULE_CODES.has(code)) {
    return /'[.@~]+\//.test(text)
      ? 'Show that file of the project on the page, with its path as title, or import nothing from it.'
      : `Correct the name, or declare in ${READER_MODULES} what pages use of it.`;
  }
  if (UNKNOWN_NAME_CODES.has(code)) {
    return 'A fence with a file name is copied as a whole file: import or declare the name, or leave out the title.';
  }
  return 'Correct the code; write "// @ts-expect-error" and the reason above a line that shows an error on purpose.';
}

/** JSX elements at the top level, which nothing renders. */
function listUnrenderedElements({ page, line, title, code }: TitledFile): Diagnostic[] {
  const source = parseCode(code);
  return source.statements
    .filter((node) => ts.isExpressionStatement(node) && isJsx(node.expression))
    .map((node) =>
      createError(
        page,
        line + source.getLineAndCharacterOfPosition(node.getStart()).line,
        `${title}: nothing renders this element.`,
        'Return it from a component, or leave out the title.',
      ),
    );
}

function isJsx(node: ts.Expression): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

function listRemovedLines({ page, line, title, removed }: TitledFile): Diagnostic[] {
  const [first] = removed;
  if (first === undefined) return [];
  const reason = `${title} is copied with the lines that it shows as removed.`;
  return [createError(page, line + first - 1, reason, 'Show the change in a fence of the language diff.')];
}

/**
 * Finds declared modules that no page imports anymore, or that are installed by now.
 * @param text the declarations
 * @param pages all pages
 */
export function findObsoleteModules(text: string, pages: readonly PageSource[]): Diagnostic[] {
  const codes = pages.flatMap(listTitledFiles).map(({ code }) => code);
  return readCodeFragment(text).augmentations.flatMap(({ specifier, line }) => {
    if (specifier.includes('*')) return [];
    // A package without types needs its declaration although it is installed.
    if (/\.tsx?$/.test(resolveModule(specifier) ?? '')) {
      return [
        createError(READER_MODULES, line + 1, `"${specifier}" is installed.`, 'Remove its declaration.'),
      ];
    }
    // Not only in import statements: also in calls of `require`.
    if (codes.some((code) => code.includes(`'${specifier}'`))) return [];
    return [
      createError(READER_MODULES, line + 1, `No page imports "${specifier}".`, 'Remove its declaration.'),
    ];
  });
}
