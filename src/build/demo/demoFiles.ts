import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT, readText } from '../files';

/** Files that a demo may import from its folder: by name without extension, or a style sheet by its file name. */
const EXTENSIONS = ['.ts', '.tsx'];

/**
 * The files beside a demo that it imports, directly or through one another, as absolute paths.
 * @param file absolute path of the demo
 * @throws Error with file, line and cure when there is no such file, or it is elsewhere
 */
export function findDemoFiles(code: string, file: string): string[] {
  const found = new Set<string>();
  const add = (text: string, importer: string) => {
    for (const { fileName, pos } of ts.preProcessFile(text).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const target = resolveImport(fileName, importer, (reason) => {
        const line = text.slice(0, pos).split('\n').length;
        throw new Error(`${path.relative(ROOT, importer)}:${line}: ${reason}`);
      });
      if (target === file || found.has(target)) continue;
      found.add(target);
      if (!target.endsWith('.css')) add(readText(target), target);
    }
  };
  add(code, file);
  return [...found];
}

function resolveImport(specifier: string, importer: string, fail: (reason: string) => never): string {
  const folder = path.dirname(importer);
  const name = specifier.slice(2);
  if (!specifier.startsWith('./') || name.includes('/')) {
    return fail(`imports ${specifier}. What a demo imports stands in its own folder, or in a package.`);
  }
  const candidates = name.endsWith('.css') ? [name] : EXTENSIONS.map((extension) => name + extension);
  const target = candidates.find((candidate) => existsSync(path.join(folder, candidate)));
  if (target) return path.join(folder, target);
  const stem = name.replace(/\.\w+$/, '');
  const neighbor = readdirSync(folder).find((one) => one === name || one.replace(/\.\w+$/, '') === stem);
  return fail(
    `imports ${specifier}, but there is no ${candidates.join(' and no ')} beside it. ` +
      (neighbor
        ? `Beside it is ${neighbor}: import a .ts or .tsx without its ending, a .css with it.`
        : 'Make that file, or correct the import.'),
  );
}
