import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentApi } from '../../model/api';
import { getApiPath, toApiSlug } from '../../model/apiPath';
import { parseDocComment } from './docComment';
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
  const file = getSourcePath(exported, runtimeText);
  return {
    name,
    section: installed.section,
    packageName: installed.name,
    slug: toApiSlug(name),
    pathname: getApiPath(installed.path, name),
    imports: exported.imports,
    description: comment.description,
    deprecation: comment.deprecation,
    plan: installed.plan ?? null,
    sourceFile: `${installed.sourceFolder}/${file}`,
    sourceUrl: `${installed.sourceAddress}/${file}`,
  };
}

/** Path of the source below the package's `src`; packages ship what was compiled from it. */
function getSourcePath(
  { declarationFile, package: { folder }, name }: PublicExport,
  runtimeText: string,
): string {
  const base = path
    .relative(folder, declarationFile)
    .replaceAll(path.sep, '/')
    .replace(/\.d\.ts$/, '');
  return `${base}${getSourceExtension(declarationFile, runtimeText, name)}`;
}

function getSourceExtension(declarationFile: string, runtimeText: string, name: string): string {
  // The generated list of props says where it comes from.
  if (runtimeText.includes('edit the d.ts file')) return '.js';
  if (runtimeText.includes('edit the TypeScript types')) return '.tsx';
  // Declarations that the compiler writes are indented by four spaces, those of people by two.
  if (runtimeText && /\n {2}\w/.test(readFileSync(declarationFile, 'utf8'))) return '.js';
  const isComponent = /^[A-Z]/.test(name) && /\bjsxs?\b|_jsx/.test(runtimeText);
  return isComponent ? '.tsx' : '.ts';
}
