import path from 'node:path';
import ts from 'typescript';
import { ROOT, readText } from '../../../base/node/files';
import { getPackageFolder, getPackageName, readManifest, type Manifest } from '../../../base/node/manifest';
import type { Plan } from '../../../api/shared/plan';
import type { ProductPackage } from '../../../site/shared/product';
import { findDemoFiles, readDemoCode } from './demoFiles';

/**
 * Packages that every sandbox needs besides the demo's own imports: React, the style engine, fonts, tools.
 */
const ALWAYS = [
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  '@fontsource-variable/instrument-sans',
  '@fontsource-variable/inter',
  '@fontsource-variable/roboto',
  'vite',
  'typescript',
  '@types/react',
  '@types/react-dom',
];

/**
 * Exact versions of the packages that a project with a demo needs, in alphabetical order: those that it
 * imports, their peers, and packages that would otherwise be installed in a newer version than documented.
 * @param file absolute path of the demo, for the error message
 * @throws Error when the demo imports a package that is not installed
 */
export function getSandboxPackages(code: string, file: string): Record<string, string> {
  const versions = new Map<string, string>();
  const add = (name: string) => {
    if (versions.has(name)) return;
    const manifest = readInstalled(name);
    if (!manifest) {
      throw new Error(
        `${path.relative(ROOT, file)}: imports ${name}, which is not installed. Install it, or import another.`,
      );
    }
    versions.set(name, manifest.version);
    listCompanions(manifest).forEach(add);
  };
  const scripts = findDemoFiles(code, file).filter((one) => !one.endsWith('.css'));
  const imported = [code, ...scripts.map((one) => readText(one))].flatMap(listImportedPackages);
  [...ALWAYS, ...imported].forEach(add);
  if (isTailwind(file)) {
    add('tailwindcss');
    // Not installed here, because this site compiles without the bundler plugin; both are released together.
    versions.set('@tailwindcss/vite', versions.get('tailwindcss') ?? '');
  }
  return Object.fromEntries([...versions].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isTailwind(file: string): boolean {
  return path.basename(path.dirname(file)) === 'tailwind';
}

/**
 * Names of the packages that a demo imports, directly or through its local files.
 * @param file path of the demo in the repository
 */
export function listDemoPackages(file: string): string[] {
  return [...new Set(readDemoCode(file).flatMap(listImportedPackages))];
}

/**
 * The plan that a demo requires: the highest plan of the packages that it imports.
 * @param file path of the demo in the repository
 */
export function findDemoPlan(file: string, packages: readonly ProductPackage[]): Plan | null {
  const imported = listDemoPackages(file);
  const plans = packages.flatMap(({ name, plan }) => (plan && imported.includes(name) ? [plan] : []));
  return plans.includes('premium') ? 'premium' : (plans[0] ?? null);
}

/** Names of the packages whose modules a file imports, with their separate `@types` packages. */
export function listImportedPackages(code: string): string[] {
  const names = ts
    .preProcessFile(code)
    .importedFiles.filter(({ fileName }) => /^[^./]/.test(fileName))
    .map(({ fileName }) => getPackageName(fileName));
  const types = names.map((name) => `@types/${name.replace('@', '').replace('/', '__')}`);
  return [...new Set([...names, ...types.filter(readInstalled)])];
}

/** Required peers, and `@mui` dependencies with a version range, whose newest version may be incompatible. */
function listCompanions({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: Manifest) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const family = Object.entries(dependencies)
    .filter(([name, range]) => name.startsWith('@mui/') && isInRange(readInstalled(name)?.version, range))
    .map(([name]) => name);
  return [...peers, ...family];
}

function isInRange(version: string | undefined, range: string): boolean {
  return range.startsWith('^') && version?.split('.')[0] === range.slice(1).split('.')[0];
}

function readInstalled(name: string): Manifest | null {
  return readManifest(getPackageFolder(name));
}
