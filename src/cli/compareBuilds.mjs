import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from './process/run.mjs';

/** Maximum number of different files that the message names. */
const MAX_NAMED = 20;

/**
 * Builds the site of a folder again, and compares it with the export that is there: the same commit must give
 * the same bytes, or each deployment would invalidate every reader's cache.
 * @param {string} folder
 * @throws Error that names the files that differ
 */
export async function compareBuilds(folder) {
  const out = path.join(folder, 'out');
  if (!existsSync(out)) throw new Error('There is no export to compare with. Run npm run build.');
  const first = hashFiles(out);
  const env = { ATLAS_BUNDLER_CACHE: 'off' };
  await run(process.execPath, ['src/cli/build.mjs'], { cwd: folder, env });
  const second = hashFiles(out);
  const files = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = files.filter((file) => first.get(file) !== second.get(file));
  if (different.length > 0) {
    const named = different.slice(0, MAX_NAMED).map((file) => `  ${path.join(out, file)}`);
    throw new Error(
      `Two builds of the same sources differ in ${different.length} of ${files.length} files:\n` +
        `${named.join('\n')}\nLook for a time, a random number or the order of a folder in what writes them.`,
    );
  }
  console.log(`Two builds of the same sources are the same, in ${files.length} files.`);
}

/**
 * Hashes of all files in a folder.
 * @param {string} folder
 * @returns {Map<string, string>}
 */
function hashFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}
