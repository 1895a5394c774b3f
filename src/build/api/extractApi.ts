import ts from 'typescript';
import type { Api, ApiPackage } from '../../model/api';
import { extractComponent } from './components';
import { extractHook } from './hooks';
import { readInstalledPackage, type InstalledPackage } from './installedPackage';
import { extractInterface } from './interfaces';
import { mergePlans } from './plans';
import { listPublicExports, type PublicExport } from './publicExports';

/** The packages are compiled for browsers; only their declarations are read. */
const OPTIONS: ts.CompilerOptions = {
  lib: ['lib.es2017.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Reads everything that the installed packages say of themselves: about ten seconds of work. */
export function extractApi(packages: readonly ApiPackage[]): Api {
  const installed = packages.map(readInstalledPackage).filter((entry) => entry !== null);
  const files = installed.flatMap(({ modules }) => modules.map(({ file }) => file));
  const host = ts.createCompilerHost(OPTIONS);
  // We read the comments that we need ourselves; parsing all of them costs a second.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const program = ts.createProgram(files, OPTIONS, host);
  const checker = program.getTypeChecker();
  const exports = listExportsOnce(program, installed);
  const known = new Map(exports.map((exported) => [exported.name, exported]));
  const parts = installed.map((entry): Api => {
    const own = exports.filter((exported) => exported.package === entry);
    const siblings = new Map(own.map((exported) => [exported.name, exported]));
    return {
      components: own.flatMap((it) => extractComponent(checker, it, siblings, known) ?? []),
      hooks: own.flatMap((it) => extractHook(checker, it) ?? []),
      interfaces: own.flatMap((it) => extractInterface(checker, it) ?? []),
    };
  });
  return mergePlans(parts);
}

/**
 * The exports of all packages. What the package of a higher plan exports again stays with the first one and
 * adds its import statements; what another one exports under a name of its own is left out.
 */
function listExportsOnce(program: ts.Program, packages: readonly InstalledPackage[]): PublicExport[] {
  const areas = new Map<string, Map<ts.Symbol, PublicExport>>();
  for (const exported of packages.flatMap((entry) => listPublicExports(program, entry))) {
    const { path, plan } = exported.package;
    const area = areas.get(path) ?? new Map<ts.Symbol, PublicExport>();
    const first = area.get(exported.symbol);
    const imports = plan && first?.name === exported.name ? exported.imports : [];
    area.set(exported.symbol, first ? { ...first, imports: [...first.imports, ...imports] } : exported);
    areas.set(path, area);
  }
  return [...areas.values()].flatMap((area) => [...area.values()]);
}
