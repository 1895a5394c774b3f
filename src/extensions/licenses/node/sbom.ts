import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SBOM_PATH } from '../../../site/shared/site';
import { ROOT } from '../../../base/node/files';
import { requireManifest } from '../../../base/node/manifest';
import type { EmbeddedLicense, ShippedPackage } from './shippedPackages';
import type { ExportFile } from '../../../export/node/documents/artefact';

/**
 * The software bill of materials of what the site ships, in the CycloneDX 1.6 format. It has neither a
 * timestamp nor a serial number, so that the same sources give the same bytes.
 * @throws Error when the lockfile has no SHA-512 of a package
 */
export function getSbom(packages: readonly ShippedPackage[]): ExportFile {
  const { name, version, license } = requireManifest(ROOT);
  const hashes = readHashes();
  const refs = new Map(packages.map((one) => [one.path, toPurl(one.name, one.version)]));
  const toRefs = (paths: readonly string[]) =>
    [...new Set(paths.flatMap((one) => refs.get(one) ?? []))].sort();
  const unique = new Map(packages.map((one) => [refs.get(one.path), one]));
  const needed = (ref: string | undefined) =>
    packages.filter((one) => refs.get(one.path) === ref).flatMap(({ dependencies }) => dependencies);
  const root = toPurl(name, version);
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': root,
        name,
        version,
        purl: root,
        licenses: toLicenses(license ?? 'none'),
      },
    },
    components: [...unique.values()].map((one) => toComponent(one, hashes)),
    dependencies: [
      { ref: root, dependsOn: toRefs(listDirect(packages)) },
      ...[...unique.keys()].map((ref) => ({ ref, dependsOn: toRefs(needed(ref)) })),
    ],
  };
  return { path: SBOM_PATH.slice(1), body: `${JSON.stringify(bom, null, 2)}\n` };
}

/** Paths of the site's direct dependencies. */
function listDirect(packages: readonly ShippedPackage[]): string[] {
  const { dependencies = {} } = requireManifest(ROOT);
  const direct = new Set(Object.keys(dependencies).map((name) => `node_modules/${name}`));
  return packages.map((one) => one.path).filter((one) => direct.has(one));
}

function toComponent(one: ShippedPackage, hashes: Hashes) {
  const ref = toPurl(one.name, one.version);
  return {
    type: 'library',
    'bom-ref': ref,
    ...toNames(one.name),
    version: one.version,
    hashes: [{ alg: 'SHA-512', content: hashes(one.path) }],
    licenses: toLicenses(one.license),
    purl: ref,
    ...(one.homePage && { externalReferences: [{ type: 'website', url: one.homePage }] }),
    ...(one.embedded.length > 0 && { components: one.embedded.map((inner) => toEmbedded(inner, ref)) }),
  };
}

/** The version of an embedded package is unknown, so it has no hash. */
function toEmbedded({ name, license }: EmbeddedLicense, within: string) {
  return {
    type: 'library',
    'bom-ref': `${within}#${name}`,
    ...toNames(name),
    licenses: toLicenses(license),
    purl: toPurl(name),
  };
}

function toNames(name: string) {
  const [first = '', second] = name.split('/');
  return second ? { group: first, name: second } : { name };
}

/** Package URL: `@mui/material` 6.0.2 → `pkg:npm/%40mui/material@6.0.2`. */
function toPurl(name: string, version?: string): string {
  return `pkg:npm/${name.replace('@', '%40')}${version ? `@${version}` : ''}`;
}

/** An SPDX identifier, an expression of several, or the name of another license. */
function toLicenses(license: string) {
  if (/^[\w.-]+$/.test(license)) return [{ license: { id: license } }];
  return / (AND|OR) /.test(license) ? [{ expression: license }] : [{ license: { name: license } }];
}

type Hashes = (packagePath: string) => string;

/**
 * Reads the hashes of the packages' archives from the lockfile, and converts them from Base64 to hexadecimal.
 */
function readHashes(): Hashes {
  const { packages }: { packages: Record<string, { integrity?: string }> } = JSON.parse(
    readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
  );
  return (packagePath) => {
    const [, hash] = /^sha512-(\S+)/.exec(packages[packagePath]?.integrity ?? '') ?? [];
    if (!hash) throw new Error(`package-lock.json: "${packagePath}" has no SHA-512. Run npm install.`);
    return Buffer.from(hash, 'base64').toString('hex');
  };
}
