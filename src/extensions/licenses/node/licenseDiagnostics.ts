import type { EmbeddedPackage, LicensePolicy } from '../shared/licenses';

interface Licensed {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly embedded: readonly Pick<EmbeddedPackage, 'name' | 'license'>[];
}

/**
 * Whether the site may ship a package with a license.
 * @param license SPDX expression; one with nested parentheses is not supported, and not accepted
 */
export function isAccepted(license: string, accepted: readonly string[]): boolean {
  const choices = license.replace(/^\(([^()]*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => accepted.includes(one)));
}

/**
 * Checks that the licenses of all packages are accepted.
 * @throws Error with package, license and fix for each one that is not
 */
export function throwLicenseDiagnostics(
  packages: readonly Licensed[],
  { accepted, named }: LicensePolicy,
): void {
  const diagnostics = packages.flatMap(({ path, name, version, license, embedded }) => [
    ...(Object.hasOwn(named, name) || isAccepted(license, accepted)
      ? []
      : [`${path}/package.json: ${name} ${version} has the license "${license}", ${FIX}`]),
    ...embedded
      .filter((one) => !isAccepted(one.license, accepted))
      .map((one) => `${path}: ${one.name}, inside ${name}, has the license "${one.license}", ${FIX}`),
  ]);
  if (diagnostics.length > 0) throw new Error(diagnostics.join('\n'));
}

const FIX =
  'which data/licenses.ts does not accept. Do without the package; or, if the license allows what the site does ' +
  'with it, add the license to "accepted", or the package with its reason to "named". If no browser gets its code, ' +
  'add it to "notShipped".';
