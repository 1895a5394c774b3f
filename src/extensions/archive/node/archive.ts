import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../../../../data/site';
import { createArchives } from './archives';
import { readSite } from '../../../export/node/documents/readSite';
import { toZip } from './zip';
import { OUT } from '../../../export/node/documents/publish.mjs';
import { ROOT } from '../../../base/node/files';

// `npm run build:archive [product ids]` archives the finished site in out/; it writes into archive/ beside
// it, or with `-- --to <folder>` elsewhere.
try {
  const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
  const folder = path.resolve(ROOT, values.to ?? 'archive');
  mkdirSync(folder, { recursive: true });
  for await (const { name, files } of createArchives(readSite(OUT), positionals, site)) {
    const zip = toZip(files, name);
    writeFileSync(path.join(folder, `${name}.zip`), zip);
    console.log(`${name}.zip: ${files.size} files, ${(zip.length / 1e6).toFixed(1)} MB`);
  }
} catch (error) {
  console.error(`\n${(error as Error).message}\n`);
  process.exit(1);
}
