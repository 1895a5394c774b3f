import path from 'node:path';
import type { Api, ApiPackage } from '../../shared/api';
import type { ApiCatalogs } from '../../shared/apiCatalogs';
import { extractCatalogs } from './catalogs';
import { extractComponent } from './components';
import { extractHook } from './hooks';
import { readInstalledPackage } from './installedPackage';
import { extractInterface } from './interfaces';
import { mergePlans, type NestedCopyProps } from './plans';
import { createPackageProgram } from './program';
import { listPublicExports, type PublicExport } from './publicExports';
import { findRuntimeProps, readRuntimeSource } from './runtimeSource';

/** The API of the packages, and what could not be read. */
export interface ExtractedApi extends Api {
  /** A sentence for each fact that a page lacks. */
  readonly unread: readonly string[];
  readonly catalogs: ApiCatalogs;
}

/** Extracts the whole API of the installed packages in about ten seconds. What cannot be read is listed. */
export function extractApi(packages: readonly ApiPackage[]): ExtractedApi {
  const unread = new Set<string>();
  const installed = packages.map(readInstalledPackage).filter((entry) => entry !== null);
  const files = installed.flatMap(({ modules }) => modules.map(({ file }) => file));
  const program = createPackageProgram(files);
  const checker = program.getTypeChecker();
  const exports = dedupeExports(installed.flatMap((entry) => listPublicExports(program, entry)));
  const known = new Map(exports.map((exported) => [exported.name, exported]));
  const parts = installed.map((entry): Api => {
    const own = exports.filter((exported) => exported.package === entry);
    const siblings = new Map(own.map((exported) => [exported.name, exported]));
    return {
      components: own.flatMap(
        (it) => extractComponent(checker, it, siblings, known, (fact) => unread.add(fact)) ?? [],
      ),
      hooks: own.flatMap((it) => extractHook(checker, it) ?? []),
      interfaces: own.flatMap((it) => extractInterface(checker, it) ?? []),
    };
  });
  const api = mergePlans(parts, listNestedCopyProps(exports.filter((it) => it.package.plan)));
  return { ...api, unread: [...unread], catalogs: extractCatalogs(checker, exports) };
}

/**
 * The exports of all packages, without duplicates. A re-export from the package of a higher plan adds import
 * statements to the original entry; a re-export under another name is dropped.
 */
function dedupeExports(all: readonly PublicExport[]): PublicExport[] {
  const areas = new Map<string, Map<string, PublicExport>>();
  for (const exported of all) {
    const { path, plan } = exported.package;
    const area = areas.get(path) ?? new Map<string, PublicExport>();
    const key = getDeclarationKey(exported);
    const first = area.get(key);
    const imports = plan && first?.name === exported.name ? exported.imports : [];
    if (first) area.set(key, { ...first, imports: [...first.imports, ...imports] });
    else if (!isFromNestedCopy(exported)) area.set(key, exported);
    areas.set(path, area);
  }
  return [...areas.values()].flatMap((area) => [...area.values()]);
}

/** Identical for all installed copies of a package. */
function getDeclarationKey({ declarationFile, symbol }: PublicExport): string {
  return `${declarationFile.split('/node_modules/').at(-1)}#${symbol.name}`;
}

/**
 * Whether the package of a higher plan re-exports something that exists only in its own nested copy of the
 * lower plan's package, whose version differs from the documented one.
 */
function isFromNestedCopy({ declarationFile, package: { folder, plan } }: PublicExport): boolean {
  return plan !== undefined && declarationFile.startsWith(`${folder}/node_modules/`);
}

/** Props of the lower plan's components in such copies: no plan is needed for them in that version. */
function listNestedCopyProps(exports: readonly PublicExport[]): NestedCopyProps {
  const copies = exports.map(({ name, package: { name: packageName, folder, plan = '' } }) => {
    const base = name.replace(/(?:Pro|Premium)$/, '');
    const lower = packageName.replace(`-${plan}`, '');
    const file = path.join(folder, 'node_modules', lower, base, `${base}.d.ts`);
    const props = findRuntimeProps(readRuntimeSource(file), base) ?? [];
    return [`${packageName} ${base}`, new Set(props.map((prop) => prop.name))] as const;
  });
  return new Map(copies);
}
