import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readText, ROOT, toRepositoryPath } from '../../../base/node/files';
import { createError, throwDiagnostics, type Diagnostic } from '../../../base/node/diagnostic';
import { findSample, SAMPLE_DATA } from './sampleData';

/**
 * Extensions to try for the local imports of a demo, which omit them; style sheets are imported by full name.
 */
const EXTENSIONS = ['.ts', '.tsx'];

/** What a demo imports from its folder. */
interface DemoImports {
  /** Absolute paths of the files, imported directly or transitively. */
  readonly files: readonly string[];
  /** For imports of files that are missing, or outside the allowed folders. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Absolute paths of the local files that a demo imports, directly or transitively.
 * @param file absolute path of the demo
 * @throws Error with file, line and fix when a file is missing, or outside the allowed folders
 */
export function findDemoFiles(code: string, file: string): readonly string[] {
  const { files, diagnostics } = readDemoImports(code, file);
  throwDiagnostics(diagnostics);
  return files;
}

/**
 * The code of a demo and of the files that it imports.
 * @param file path of the demo in the repository
 */
export function readDemoCode(file: string): string[] {
  const absolute = path.join(ROOT, file);
  const code = readText(absolute);
  return [code, ...findDemoFiles(code, absolute).map(readText)];
}

/** Like `findDemoFiles`, but returns the diagnostics instead of throwing. */
export function readDemoImports(code: string, file: string): DemoImports {
  const found = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const add = (text: string, importer: string) => {
    for (const { fileName, pos } of ts.preProcessFile(text).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const target = resolveImport(fileName, importer, (reason, fix) => {
        const line = text.slice(0, pos).split('\n').length;
        diagnostics.push(createError(toRepositoryPath(importer), line, reason, fix));
      });
      if (target === null || target === file || found.has(target)) continue;
      found.add(target);
      if (!target.endsWith('.css')) add(readText(target), target);
    }
  };
  add(code, file);
  return { files: [...found], diagnostics };
}

function resolveImport(
  specifier: string,
  importer: string,
  report: (reason: string, fix: string) => void,
): string | null {
  const isBeside = /^\.\/[^/]+$/.test(specifier);
  const place = isBeside
    ? { folder: path.dirname(importer), name: specifier.slice(2) }
    : findSample(specifier, importer);
  if (!place) {
    report(
      `imports ${specifier}.`,
      `A demo may import only from its own folder, from data/<product>/${SAMPLE_DATA}, or from packages.`,
    );
    return null;
  }
  const { folder, name } = place;
  const candidates = name.endsWith('.css') ? [name] : EXTENSIONS.map((extension) => name + extension);
  const target = candidates.find((candidate) => existsSync(path.join(folder, candidate)));
  if (target) return path.join(folder, target);
  const stem = name.replace(/\.\w+$/, '');
  const neighbor = readdirSync(folder).find((one) => one === name || one.replace(/\.\w+$/, '') === stem);
  report(
    `imports ${specifier}, but there is no ${candidates.join(' and no ')} next to it.`,
    neighbor
      ? `Beside it is ${neighbor}: import a .ts or .tsx without its ending, a .css with it.`
      : 'Create that file, or correct the import.',
  );
  return null;
}
