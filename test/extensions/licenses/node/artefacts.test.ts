import { expect, it } from 'vitest';
import { runInTemporaryFolder } from '../../../temporaryFolder';

runInTemporaryFolder({
  'package.json': JSON.stringify({ name: 'garden-docs', version: '0.1.0', license: 'MIT' }),
  'package-lock.json': JSON.stringify({ packages: {} }),
});

it('an export has the notices of packages and the SBOM', async () => {
  // The module takes its paths at its start.
  const { artefacts } = await import('../../../../src/extensions/licenses/node/artefacts');
  const site = { documents: [], folder: '', hasFile: () => false, getFile: () => ({ path: '', body: '' }) };
  const made = await Promise.all(artefacts.map(async ({ make }) => [...(await make(site))]));
  const files = new Map(made.flat().map(({ path, body }) => [path, String(body)]));
  expect(files.get('third-party-notices.txt')).toContain('code of these packages');
  expect(files.get('sbom.json')).toContain('"purl": "pkg:npm/garden-docs@0.1.0"');
});
