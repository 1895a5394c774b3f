import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../../base/node/files';
import { getPackageFolder, getPackageName, readManifest } from '../../../base/node/manifest';
import { createPackageProgram, listModuleExports, resolveModule } from './program';

/** A TypeScript program of in-memory code that uses the installed packages. */
export interface CodeProgram {
  readonly checker: ts.TypeChecker;
  readonly program: ts.Program;
  /** The source file of a piece of code. */
  getFile(name: string): ts.SourceFile | undefined;
  /** What a module exports, by name; `null` when it is not among the specifiers, or has no types. */
  getExports(specifier: string): ReadonlyMap<string, ts.Symbol> | null;
}

/**
 * Compiles code against the installed packages.
 * @param files code by repository path; the files need not exist
 * @param specifiers modules whose exports are needed
 */
export function createCodeProgram(
  files: ReadonlyMap<string, string>,
  specifiers: readonly string[],
): CodeProgram {
  const packages = new Set(specifiers.map(getPackageName));
  const modules = new Set([...specifiers, ...[...packages].flatMap(listAugmentations)]);
  const program = createPackageProgram(
    [...modules].flatMap((specifier) => resolveModule(specifier) ?? []),
    new Map([...files].map(([name, text]) => [path.join(ROOT, name), text])),
  );
  const checker = program.getTypeChecker();
  const known = new Map<string, ReadonlyMap<string, ts.Symbol> | null>();

  return {
    checker,
    program,
    getFile: (name) => program.getSourceFile(path.join(ROOT, name)),
    getExports(specifier) {
      const exported = known.get(specifier);
      if (exported !== undefined) return exported;
      const source = program.getSourceFile(resolveModule(specifier) ?? '');
      const symbol = source && checker.getSymbolAtLocation(source);
      const found = symbol ? listExports(checker, symbol) : null;
      known.set(specifier, found);
      return found;
    },
  };
}

function listExports(checker: ts.TypeChecker, module: ts.Symbol): Map<string, ts.Symbol> {
  const exported = new Map(listModuleExports(checker, module).map(({ name, symbol }) => [name, symbol]));
  // `export =` can be imported as the default export.
  const whole = module.exports?.get(ts.InternalSymbolName.ExportEquals);
  return whole ? exported.set('default', whole) : exported;
}

/** Modules that augment the theme of another package or add theme variables: `@mui/lab/themeAugmentation`. */
function listAugmentations(name: string): string[] {
  const folder = getPackageFolder(name);
  if (!readManifest(folder)) return [];
  return readdirSync(folder)
    .filter((entry) => entry.endsWith('Augmentation'))
    .map((entry) => `${name}/${entry}`);
}
