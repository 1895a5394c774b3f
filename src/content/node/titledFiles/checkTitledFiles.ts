import ts from 'typescript';
import { hash, readCode, readOrMakeSync } from '../../../base/node/cache';
import { readCodeFragment } from '../code/codeFragment';
import { parseCode } from '../code/codeNodes';
import { resolveModule } from '../../../api/node/packages/program';
import { createError, type Finding } from '../../../base/node/finding';
import type { PageSource } from '../reader/readPage';
import { createFileProgram, READER_MODULES, type FileProgram } from './fileProgram';
import { findImported, isAugmentation, listTitledFiles, type TitledFile } from './titledFile';

/** What the compiler says of a file: the line of its code, from 0, the number of the error and its text. */
type Fault = readonly [line: number, code: number, text: string];

/** What the result depends on, beside the files themselves. */
const CODE = ['src/content/node/titledFiles', 'src/content/node/code', READER_MODULES, 'package-lock.json'];

/** A parameter without a type is an error only where types can be written. */
const IMPLICIT_ANY: ReadonlySet<number> = new Set([
  7005, 7006, 7016, 7018, 7019, 7023, 7024, 7031, 7034, 7053,
]);

const NAME_IS_UNKNOWN: ReadonlySet<number> = new Set([2304, 2503, 2552, 2582, 2686, 18004]);
const MODULE_IS_UNKNOWN: ReadonlySet<number> = new Set([2307, 2882, 7016]);

/**
 * Compiles the code that readers copy as whole files, strictly and with the installed packages. What a file adds to the
 * types of a package counts for the files that import it and, in a declaration file, for those below it on its page.
 */
export function checkTitledFiles(pages: readonly PageSource[]): { findings: Finding[]; count: number } {
  const files = new Map(pages.map((page) => [page.file, listTitledFiles(page)]));
  const entries = [...files.values()].flatMap((own) =>
    own.filter(({ isCode }) => isCode).map((file) => ({ file, parts: listParts(file, own) })),
  );
  const version = hash(readCode(CODE));
  const programs = new Map<string, FileProgram>();
  const findings = entries.flatMap(({ file, parts }) => {
    const augmentations = parts.filter(isAugmentation);
    const group = augmentations.map(toKey).join();
    // Files without augmentations share one program, which is created when the first is not cached.
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
    const faults = readOrMakeSync<readonly Fault[]>({
      folder: 'fences',
      input: JSON.stringify([version, parts.map(({ title, code }) => [title, code])]),
      make: () => JSON.stringify(getProgram().getDiagnostics(file).map(toFault)),
      parse: (text) => JSON.parse(text) as readonly Fault[],
    });
    return [
      ...listRemoved(file),
      ...listLooseElements(file),
      ...faults.flatMap((fault) => toFinding(file, fault)),
    ];
  });
  return { findings, count: entries.length };
}

const toKey = ({ page, line }: TitledFile): string => `${page}:${line}`;

/** A file with all that it imports of its page, and the declarations that are shown before it. */
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

function toFault({ file, start = 0, code, messageText }: ts.Diagnostic): Fault {
  const lines = ts
    .flattenDiagnosticMessageText(messageText, '\n')
    .split('\n')
    .map((line) => line.trim());
  const [first = '', ...rest] = lines;
  const last = rest.at(-1);
  const text = last === undefined ? first : `${first} ${last}`;
  return [file?.getLineAndCharacterOfPosition(start).line ?? 0, code, text];
}

function toFinding(file: TitledFile, [line, code, text]: Fault): Finding[] {
  if (/\.[mc]?jsx?$/.test(file.title) && IMPLICIT_ANY.has(code)) return [];
  return [createError(file.page, file.line + line, `${file.title}: ${text}`, findCure(code, text))];
}

function findCure(code: number, text: string): string {
  if (MODULE_IS_UNKNOWN.has(code)) {
    return /'[.@~]+\//.test(text)
      ? 'Show that file of the project on the page, with its path as title, or import nothing from it.'
      : `Correct the name, or declare in ${READER_MODULES} what pages use of it.`;
  }
  if (NAME_IS_UNKNOWN.has(code)) {
    return 'A fence with a file name is copied as a whole file: import or declare the name, or leave out the title.';
  }
  return 'Correct the code; write "// @ts-expect-error" and the reason above a line that shows an error on purpose.';
}

/** Elements after the imports, which nothing renders. */
function listLooseElements({ page, line, title, code }: TitledFile): Finding[] {
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

function listRemoved({ page, line, title, removed }: TitledFile): Finding[] {
  const [first] = removed;
  if (first === undefined) return [];
  const reason = `${title} is copied with the lines that it shows as removed.`;
  return [createError(page, line + first - 1, reason, 'Show the change in a fence of the language diff.')];
}

/**
 * The declared modules that no page imports any more, and those that are installed by now.
 * @param text the declarations
 * @param pages all pages
 */
export function findNeedlessModules(text: string, pages: readonly PageSource[]): Finding[] {
  const codes = pages.flatMap(listTitledFiles).map(({ code }) => code);
  return readCodeFragment(text).augmentations.flatMap(({ specifier, line }) => {
    if (specifier.includes('*')) return [];
    // A package without types is declared although it is installed.
    if (/\.tsx?$/.test(resolveModule(specifier) ?? '')) {
      return [
        createError(READER_MODULES, line + 1, `"${specifier}" is installed.`, 'Remove its declaration.'),
      ];
    }
    // Also by `require`.
    if (codes.some((code) => code.includes(`'${specifier}'`))) return [];
    return [
      createError(READER_MODULES, line + 1, `No page imports "${specifier}".`, 'Remove its declaration.'),
    ];
  });
}
