import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getPackageFolder } from './manifest';

/** Folders that hold the same once more, for other module systems or browsers. */
const COPIES: ReadonlySet<string> = new Set(['esm', 'legacy', 'modern', 'node', 'node_modules', 'umd']);

/**
 * The texts of a package's files; none when it is not installed.
 * @param extension how the files' names end: `.d.ts`
 */
export function readPackageTexts(packageName: string, extension: string): string[] {
  const folder = getPackageFolder(packageName);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !COPIES.has(entry.name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(path.join(folder, entry.name), { recursive: true, encoding: 'utf8' }).map((file) =>
            path.join(folder, entry.name, file),
          )
        : [path.join(folder, entry.name)],
    )
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(file, 'utf8'));
}
