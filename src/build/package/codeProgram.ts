import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../build/files';
import { getPackageFolder, getPackageName } from '../build/package/manifest';
import { createPackageProgram, listModuleExports } from '../build/package/program';

/** A program over code that is in no file, beside the installed packages. */
export interface VirtualProgram {
  readonly checker: ts.TypeChecker;
  readonly program: ts.Program;
  /** The source of a virtual file. */
  getFile(name: string): ts.SourceFile | undefined;
  /** What a module exports, by name; `null` when it is not installed. */
  getExports(specifier: string): ReadonlyMap<string, ts.Symbol> | null;
}

/**
 * Compiles code against the installed packages.
 * @param files code by repository path; the files need not exist
 * @param specifiers modules whose exports will be asked for
 */
export function createVirtualProgram(
  files: ReadonlyMap<string, string>,
  specifiers: Iterable<string>,
): VirtualProgram {
  const wanted = [...specifiers];
  const packages = new Set(wanted.map(getPackageName));
  const modules = [...new Set([...wanted, ...[...packages].flatMap(listAugmentations)])];
  const modulesFile = path.join(ROOT, 'modules.content.ts');
  const texts = new Map([...files].map(([name, text]) => [path.join(ROOT, name), text]));
  texts.set(modulesFile, modules.map((it) => `import type {} from '${it}';`).join('\n'));

  const program = createPackageProgram([], texts);
  const checker = program.getTypeChecker();

  const imports = (program.getSourceFile(modulesFile)?.statements ?? []).flatMap((statement) =>
    ts.isImportDeclaration(statement) ? [statement.moduleSpecifier] : [],
  );
  const bySpecifier = new Map(modules.map((specifier, index) => [specifier, imports[index]]));
  const exportsOf = new Map<string, ReadonlyMap<string, ts.Symbol> | null>();

  return {
    checker,
    program,
    getFile: (name) => program.getSourceFile(path.join(ROOT, name)),
    getExports(specifier) {
      const known = exportsOf.get(specifier);
      if (known !== undefined) return known;
      const node = bySpecifier.get(specifier);
      const symbol = node && checker.getSymbolAtLocation(node);
      const exported = symbol ? listExports(checker, symbol) : null;
      exportsOf.set(specifier, exported);
      return exported;
    },
  };
}

function listExports(checker: ts.TypeChecker, module: ts.Symbol): Map<string, ts.Symbol> {
  const exported = new Map(listModuleExports(checker, module).map(({ name, symbol }) => [name, symbol]));
  // What a module is as a whole (`export =`) can be imported as its default.
  const whole = module.exports?.get(ts.InternalSymbolName.ExportEquals);
  return whole ? exported.set('default', whole) : exported;
}

/** The modules by which a package adds to the theme of another, or variables to its own: `@mui/lab/themeAugmentation`. */
function listAugmentations(name: string): string[] {
  const folder = getPackageFolder(name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((entry) => entry.endsWith('Augmentation'))
    .map((entry) => `${name}/${entry}`);
}
