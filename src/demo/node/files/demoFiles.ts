import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readText, toRepositoryPath } from '../../../base/node/files';
import { createError, throwFindings, type Finding } from '../../../base/node/finding';
import { findSample, SAMPLE_DATA } from './sampleData';

/** Files that a demo may import from its folder: by name without extension, or a style sheet by its file name. */
const EXTENSIONS = ['.ts', '.tsx'];

/** What a demo imports from its folder. */
interface DemoImports {
  /** Absolute paths of the files, imported directly or through one another. */
  readonly files: readonly string[];
  /** Imports of what is not there, or elsewhere. */
  readonly faults: readonly Finding[];
}

/**
 * The files beside a demo that it imports, directly or through one another, as absolute paths.
 * @param file absolute path of the demo
 * @throws Error with file, line and cure when there is no such file, or it is elsewhere
 */
export function findDemoFiles(code: string, file: string): readonly string[] {
  const { files, faults } = readDemoImports(code, file);
  throwFindings(faults);
  return files;
}

/** The same with the faults as values. */
export function readDemoImports(code: string, file: string): DemoImports {
  const found = new Set<string>();
  const faults: Finding[] = [];
  const add = (text: string, importer: string) => {
    for (const { fileName, pos } of ts.preProcessFile(text).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const target = resolveImport(fileName, importer, (reason, cure) => {
        const line = text.slice(0, pos).split('\n').length;
        faults.push(createError(toRepositoryPath(importer), line, reason, cure));
      });
      if (target === null || target === file || found.has(target)) continue;
      found.add(target);
      if (!target.endsWith('.css')) add(readText(target), target);
    }
  };
  add(code, file);
  return { files: [...found], faults };
}

function resolveImport(
  specifier: string,
  importer: string,
  report: (reason: string, cure: string) => void,
): string | null {
  const place = parseSpecifier(specifier, importer);
  if (!place) {
    report(
      `imports ${specifier}.`,
      `What a demo imports stands in its own folder, in data/<product>/${SAMPLE_DATA}, or in a package.`,
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
    `imports ${specifier}, but there is no ${candidates.join(' and no ')} beside it.`,
    neighbor
      ? `Beside it is ${neighbor}: import a .ts or .tsx without its ending, a .css with it.`
      : 'Make that file, or correct the import.',
  );
  return null;
}

/** Folder and name of what an import means; `null` when demos may not import from there. */
function parseSpecifier(specifier: string, importer: string): { folder: string; name: string } | null {
  const isBeside = /^\.\/[^/]+$/.test(specifier);
  return isBeside
    ? { folder: path.dirname(importer), name: specifier.slice(2) }
    : findSample(specifier, importer);
}
