import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ShippedPackage } from '../../../../src/extensions/licenses/node/shippedPackages';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';

/** A hash of 64 bytes, in Base64 and hexadecimal. */
const HASH = { base64: Buffer.alloc(64, 7).toString('base64'), hex: '07'.repeat(64) };

const FOLDERS = [
  'node_modules/rake',
  'node_modules/@garden/hoe',
  'node_modules/@garden/hoe/node_modules/rake',
];

runInTemporaryFolder({
  'package.json': JSON.stringify({
    name: 'garden-docs',
    version: '0.1.0',
    license: 'MIT',
    dependencies: { '@garden/hoe': '2.0.0' },
  }),
  'package-lock.json': JSON.stringify({
    packages: Object.fromEntries(FOLDERS.map((one) => [one, { integrity: `sha512-${HASH.base64}` }])),
  }),
});

const createPackage = (path: string, options: Partial<ShippedPackage> = {}): ShippedPackage => ({
  path,
  name: path.replace(/.*node_modules\//, ''),
  version: '1.2.3',
  license: 'MIT',
  homePage: null,
  text: '',
  dependencies: [],
  embedded: [],
  ...options,
});

const HOE = createPackage('node_modules/@garden/hoe', {
  version: '2.0.0',
  license: '(MIT OR GPL-3.0)',
  homePage: 'https://hoe.example/',
  dependencies: ['node_modules/@garden/hoe/node_modules/rake'],
  embedded: [{ name: '@garden/nail', license: 'ISC', text: '' }],
});
const RAKE = createPackage('node_modules/rake', { license: 'The Rake License' });
const SAME_RAKE = createPackage('node_modules/@garden/hoe/node_modules/rake');

/** The rules of the format that programs rely on, for the parts that are used; other fields are faults. */
const license = z.strictObject({
  license: z.union([
    z.strictObject({ id: z.string().regex(/^[\w.-]+$/) }),
    z.strictObject({ name: z.string().min(1) }),
  ]),
});
const component = {
  type: z.enum(['application', 'library']),
  'bom-ref': z.string().min(1),
  group: z.string().startsWith('@').optional(),
  name: z.string().regex(/^[^@/]+$/),
  version: z.string().optional(),
  hashes: z
    .array(z.strictObject({ alg: z.literal('SHA-512'), content: z.string().regex(/^[\da-f]{128}$/) }))
    .optional(),
  licenses: z.union([z.array(license), z.tuple([z.strictObject({ expression: z.string() })])]),
  purl: z.string().regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+(@[\w.-]+)?$/),
  externalReferences: z.array(z.strictObject({ type: z.literal('website'), url: z.url() })).optional(),
};
const bomSchema = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.literal(1),
  metadata: z.strictObject({
    lifecycles: z.array(z.strictObject({ phase: z.literal('build') })),
    component: z.strictObject(component),
  }),
  components: z.array(
    z.strictObject({ ...component, components: z.array(z.strictObject(component)).optional() }),
  ),
  dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

async function readBom(packages: readonly ShippedPackage[]) {
  const { getSbom } = await import('../../../../src/extensions/licenses/node/sbom');
  return bomSchema.parse(JSON.parse(getSbom(packages).body));
}

describe('the software bill of materials', () => {
  it('follows the format, and every reference in it leads to a component that is there once', async () => {
    const { components, dependencies, metadata } = await readBom([HOE, SAME_RAKE, RAKE]);
    const refs = [metadata.component, ...components].map((one) => one['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    expect(dependencies.map(({ ref }) => ref)).toEqual(refs);
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((one) => !refs.includes(one))).toEqual(
      [],
    );
  });

  it('names version, hash, license and home page of each package', async () => {
    const { components } = await readBom([HOE, RAKE]);
    expect(components[0]).toMatchObject({
      group: '@garden',
      name: 'hoe',
      version: '2.0.0',
      purl: 'pkg:npm/%40garden/hoe@2.0.0',
      hashes: [{ alg: 'SHA-512', content: HASH.hex }],
      licenses: [{ expression: '(MIT OR GPL-3.0)' }],
      externalReferences: [{ type: 'website', url: 'https://hoe.example/' }],
    });
    expect(components[1]?.licenses).toEqual([{ license: { name: 'The Rake License' } }]);
  });

  it('names a package that is installed twice once, with what depends on it', async () => {
    const { components, dependencies } = await readBom([HOE, SAME_RAKE, RAKE]);
    expect(components.map(({ name }) => name)).toEqual(['hoe', 'rake']);
    expect(dependencies).toEqual([
      { ref: 'pkg:npm/garden-docs@0.1.0', dependsOn: ['pkg:npm/%40garden/hoe@2.0.0'] },
      { ref: 'pkg:npm/%40garden/hoe@2.0.0', dependsOn: ['pkg:npm/rake@1.2.3'] },
      { ref: 'pkg:npm/rake@1.2.3', dependsOn: [] },
    ]);
  });

  it('has what is inside of a package within it, without a version that nobody knows', async () => {
    const [{ components = [] } = {}] = (await readBom([HOE])).components;
    expect(components).toEqual([
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40garden/hoe@2.0.0#@garden/nail',
        group: '@garden',
        name: 'nail',
        licenses: [{ license: { id: 'ISC' } }],
        purl: 'pkg:npm/%40garden/nail',
      },
    ]);
  });

  it('stops at a package that the lockfile has no hash of', async () => {
    writeFile(
      'package-lock.json',
      JSON.stringify({ packages: { 'node_modules/rake': { integrity: 'sha1-abc' } } }),
    );
    await expect(readBom([RAKE])).rejects.toThrow(
      'package-lock.json: "node_modules/rake" has no SHA-512. Run npm install.',
    );
  });
});
