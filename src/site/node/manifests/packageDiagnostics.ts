import type { Api } from '../../../api/shared/api';
import type { ProductManifest } from '../../shared/product';
import { findLine } from '../../../base/node/findLine';
import { getPackageFolder, getPackageName, readManifest } from '../../../base/node/manifest';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';

/** Finds packages of a product that are not installed. */
export function findMissingPackages({
  id,
  packages,
}: Pick<ProductManifest, 'id' | 'packages'>): Diagnostic[] {
  const names = packages.flatMap(({ name, taggedBy = name }) => [name, taggedBy]);
  return findNotInstalled(`data/${id}/packages.ts`, names);
}

/**
 * Finds packages that a manifest names but that are not installed.
 * @param file repository path of the manifest
 * @param modules packages, or modules of them
 */
export function findNotInstalled(file: string, modules: readonly string[]): Diagnostic[] {
  return [...new Set(modules)]
    .filter((name) => readManifest(getPackageFolder(getPackageName(name))) === null)
    .map((name) =>
      createError(
        file,
        findLine(file, `'${name}'`, name),
        `${name} is not installed.`,
        'Correct the name, or run npm install.',
      ),
    );
}

/** Finds names in `data/<id>/packages.ts` that have no API page, and so no effect there. */
export function findUnknownExports(
  { id, packages }: Pick<ProductManifest, 'id' | 'packages'>,
  api: Api,
): Diagnostic[] {
  const isOfProduct = ({ section }: { readonly section: string }) => section === id;
  const interfaces = api.interfaces.filter(isOfProduct).map(({ name }) => name);
  const all = [...api.components, ...api.hooks].filter(isOfProduct).map(({ name }) => name);
  return packages.flatMap((one) => [
    ...listUnknown(one.interfaces, interfaces).map((name) =>
      createPackageError(id, name, `interfaces has ${name}, which ${one.name} does not export as a type.`),
    ),
    ...listUnknown(one.alsoListed, all).map((name) =>
      createPackageError(id, name, `alsoListed has ${name}, which ${one.name} does not export.`),
    ),
    ...listUnknown(Object.keys(one.insteadOf ?? {}), [...all, ...interfaces]).map((name) =>
      createPackageError(id, name, `insteadOf has ${name}, which is not in the API docs of ${one.name}.`),
    ),
  ]);
}

function listUnknown(names: readonly string[] = [], known: readonly string[]): string[] {
  return names.filter((name) => !known.includes(name));
}

function createPackageError(id: string, name: string, reason: string): Diagnostic {
  const file = `data/${id}/packages.ts`;
  return createError(file, findLine(file, `'${name}'`, `${name}:`), reason, 'Correct or remove it.');
}
