import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentApi } from '../../model/api';
import { getApiPath, toApiSlug } from '../../model/apiPath';
import { parseDocComment } from './docComment';
import { readSourceFolder } from './installedPackage';
import type { PublicExport } from './publicExports';

/** The part that API pages of all kinds share. */
export type EntryBase = Pick<
  ComponentApi,
  | 'name'
  | 'section'
  | 'packageName'
  | 'slug'
  | 'pathname'
  | 'imports'
  | 'description'
  | 'deprecation'
  | 'plan'
  | 'sourceFile'
  | 'sourceUrl'
>;

/**
 * Describes where a public export lives and what its comment says.
 * @param runtimeText the JavaScript beside its declaration
 */
export function describeEntry(exported: PublicExport, runtimeText: string): EntryBase {
  const { name, package: installed } = exported;
  const comment = parseDocComment(exported.comment);
  const source = findSource(exported);
  const file = `${source.file}${getSourceExtension(exported.declarationFile, runtimeText, name)}`;
  return {
    name,
    section: installed.section,
    packageName: installed.name,
    slug: toApiSlug(name),
    pathname: getApiPath(installed.path, name),
    imports: exported.imports,
    description: comment.description,
    deprecation: installed.insteadOf?.[name] ?? comment.deprecation,
    plan: installed.plan ?? null,
    sourceFile: `${source.folder}/${file}`,
    sourceUrl: `${installed.sourceRoot}/${source.folder}/${file}`,
  };
}

/** Where the source is in the repository, without its extension; packages ship what was compiled from `src`. */
function findSource({ declarationFile, package: { folder, sourceFolder } }: PublicExport) {
  const file = path
    .relative(folder, declarationFile)
    .replaceAll(path.sep, '/')
    .replace(/\.d\.ts$/, '');
  // Joy UI exports a component of the Base UI that it brings along.
  const [, nested, ownFile] = /^node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(file) ?? [];
  return nested && ownFile
    ? { folder: readSourceFolder(path.join(folder, 'node_modules', nested)), file: ownFile }
    : { folder: sourceFolder, file };
}

/**
 * What a source file's name ends in. Known only where a generated list of props says what it was made from: no
 * installed package lists its sources but Toolpad's, in a `.tsbuildinfo` that is not read here. For the rest there
 * are signs: declarations formatted as people do stand beside JavaScript, and what renders elements is `.tsx`.
 */
function getSourceExtension(declarationFile: string, runtimeText: string, name: string): string {
  // The generated list of props says where it comes from.
  if (runtimeText.includes('edit the d.ts file')) return '.js';
  if (runtimeText.includes('edit the TypeScript types')) return '.tsx';
  // Declarations that the compiler writes are indented by four spaces, those of people by two.
  if (runtimeText && /\n {2}\w/.test(readFileSync(declarationFile, 'utf8'))) return '.js';
  const isComponent = /^[A-Z]/.test(name) && /\bjsxs?\b|_jsx/.test(runtimeText);
  return isComponent ? '.tsx' : '.ts';
}
