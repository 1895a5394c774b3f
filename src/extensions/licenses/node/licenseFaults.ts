import type { EmbeddedPackage, LicensePolicy } from '../shared/licenses';

interface Licensed {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly embedded: readonly Pick<EmbeddedPackage, 'name' | 'license'>[];
}

/**
 * Whether a license lets the site ship a package.
 * @param license SPDX expression. One with parentheses inside is not understood, and not accepted.
 */
export function isAccepted(license: string, accepted: readonly string[]): boolean {
  const choices = license.replace(/^\(([^()]*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => accepted.includes(one)));
}

/**
 * Stops at packages with a license that nobody has accepted.
 * @throws Error with package, license and cure of each
 */
export function throwLicenseFaults(packages: readonly Licensed[], { accepted, named }: LicensePolicy): void {
  const faults = packages.flatMap(({ path, name, version, license, embedded }) => [
    ...(Object.hasOwn(named, name) || isAccepted(license, accepted)
      ? []
      : [`${path}/package.json: ${name} ${version} has the license "${license}", ${CURE}`]),
    ...embedded
      .filter((one) => !isAccepted(one.license, accepted))
      .map((one) => `${path}: ${one.name}, inside ${name}, has the license "${one.license}", ${CURE}`),
  ]);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const CURE =
  'which data/licenses.ts does not accept. Do without the package; or, if the license allows what the site does ' +
  'with it, add the license to "accepted", or the package with its reason to "named". If no browser gets its code, ' +
  'add it to "notShipped".';
