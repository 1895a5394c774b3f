import path from 'node:path';
import type { ApiEntryBase } from '../../shared/api';
import { getApiPath, toApiSlug } from '../../shared/apiPath';
import { parseDocComment } from './docComment';
import { readSourceFolder } from './installedPackage';
import type { PublicExport } from './publicExports';

/** Describes where a public export is defined and what its comment says. */
export function extractEntryBase(exported: PublicExport): ApiEntryBase {
  const { name, package: installed } = exported;
  const comment = parseDocComment(exported.comment);
  const source = findSource(exported);
  const sourceFile = `${source.folder}/${source.file}`;
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
    sourceFile,
    sourceUrl: `${installed.sourceRoot}/${path.posix.dirname(sourceFile)}`,
  };
}

/** Source path in the repository, without its extension; packages ship what was compiled from `src`. */
function findSource({ declarationFile, package: { folder, sourceFolder } }: PublicExport) {
  const file = path
    .relative(folder, declarationFile)
    .replaceAll(path.sep, '/')
    .replace(/\.d\.ts$/, '');
  // Joy UI re-exports a component of its own copy of Base UI.
  const [, nested, ownFile] = /^node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(file) ?? [];
  return nested && ownFile
    ? { folder: readSourceFolder(path.join(folder, 'node_modules', nested)), file: ownFile }
    : { folder: sourceFolder, file };
}
