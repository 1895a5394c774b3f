import type ts from 'typescript';
import { getExportComment } from './docBlock';
import type { InstalledPackage, PublicModule } from './installedPackage';
import { listModuleExports } from './program';

/** A value or type that a package exports. */
export interface PublicExport {
  /** Without the prefix `Unstable_`: `NumberInput`. */
  readonly name: string;
  /** The symbol of the declaration itself, behind all re-exports. */
  readonly symbol: ts.Symbol;
  readonly declarationFile: string;
  /** Comment above it, with delimiters. */
  readonly comment: string;
  readonly imports: readonly string[];
  readonly package: InstalledPackage;
}

interface Occurrence {
  readonly module: PublicModule;
  readonly exportName: string;
  readonly symbol: ts.Symbol;
}

/** All public exports of a package, in alphabetical order. */
export function listPublicExports(program: ts.Program, installed: InstalledPackage): PublicExport[] {
  const checker = program.getTypeChecker();
  const byName = new Map<string, Occurrence[]>();
  for (const occurrence of installed.modules.flatMap((module) => listExports(program, checker, module))) {
    const name = toPublicName(occurrence);
    byName.set(name, [...(byName.get(name) ?? []), occurrence]);
  }
  return [...byName]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([name, occurrences]) => {
      const [{ symbol } = { symbol: undefined }] = occurrences;
      const declarationFile = symbol?.declarations?.[0]?.getSourceFile().fileName;
      if (!symbol || declarationFile === undefined) return [];
      const comment = getExportComment(symbol, name);
      const imports = getImports(name, occurrences);
      return [{ name, symbol, declarationFile, comment, imports, package: installed }];
    });
}

function listExports(program: ts.Program, checker: ts.TypeChecker, module: PublicModule): Occurrence[] {
  const sourceFile = program.getSourceFile(module.file);
  const moduleSymbol = sourceFile && checker.getSymbolAtLocation(sourceFile);
  if (!moduleSymbol) return [];
  return listModuleExports(checker, moduleSymbol).map(({ name, symbol }) => ({
    module,
    exportName: name,
    symbol,
  }));
}

function toPublicName({ exportName, module }: Occurrence): string {
  const name = exportName === 'default' ? module.folder : exportName;
  return (name ?? '').replace(/^unstable_/i, '');
}

/** Import statements, the component's own module before the package's root. */
function getImports(name: string, occurrences: readonly Occurrence[]): string[] {
  const root = occurrences.find(({ module }) => !module.folder);
  const own =
    occurrences.find(({ exportName }) => exportName === 'default') ??
    occurrences.find(({ module }) => module.folder === name) ??
    occurrences.find(({ module }) => module.folder !== null);
  return [own, root].filter((occurrence) => occurrence !== undefined).map((it) => toImport(name, it));
}

function toImport(name: string, { exportName, module }: Occurrence): string {
  if (exportName === 'default') return `import ${name} from '${module.specifier}';`;
  const binding = exportName === name ? name : `${exportName} as ${name}`;
  return `import { ${binding} } from '${module.specifier}';`;
}
