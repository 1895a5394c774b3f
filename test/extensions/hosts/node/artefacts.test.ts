import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createPage, toExportedHtml } from '../../../export/node/documents/createPage';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';

runInTemporaryFolder({ 'package.json': JSON.stringify({ name: 'garden-docs', version: '0.1.0' }) });

it('an export has the headers in the form of each host', async () => {
  // Modules take their paths at their start.
  const [{ completeExport }, { artefacts: ofCore }, { artefacts }] = await Promise.all([
    import('../../../../src/export/node/completeExport'),
    import('../../../../src/export/node/artefacts'),
    import('../../../../src/extensions/hosts/node/artefacts'),
  ]);
  const page = createPage('/', [{ kind: 'html', html: '<p>Wet.</p>' }]);
  writeFile('.export/index.html', toExportedHtml('<p>Wet.</p>', { page }));
  writeFile('.export/_next/static/chunks/main.js', 'start();');
  writeFile('.export/404/index.html', toExportedHtml('<h1>Not here</h1>', { pages: [] }));
  await completeExport([...ofCore, ...artefacts], []);
  for (const file of ['out/_headers', 'hosting/nginx.conf', 'hosting/Caddyfile'])
    expect(readFileSync(file, 'utf8')).toContain('nosniff');
});
