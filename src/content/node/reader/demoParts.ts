import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { STYLINGS, type Styling } from '../../../demo/shared/demo';
import { findExportDiagnostic } from '../code/defaultExport';
import type { DemoOptions } from '../../../page/shared/page';
import { readText, ROOT } from '../../../base/node/files';

/** A component of a demo: the demo itself, or its variant for one styling. */
export interface DemoPart {
  /** `Rake`, `Rake/index` or `Rake/css`: its key in the demo map of the browser. */
  readonly key: string;
  /** `null` for a demo without variants for the stylings. */
  readonly styling: Styling | null;
  /** Import specifier of its module, relative to the folder. */
  readonly module: string;
}

/**
 * The components of a demo: `Rake.tsx`, `Rake/index.tsx`, or those of each styling in a folder `Rake`.
 * @param folder absolute path of the page's folder
 */
export function listDemoParts(folder: string, name: string): DemoPart[] {
  if (!existsSync(path.join(folder, name))) return [{ key: name, styling: null, module: `./${name}.tsx` }];
  if (hasIndex(folder, name)) {
    return [{ key: `${name}/index`, styling: null, module: `./${name}/index.tsx` }];
  }
  return STYLINGS.map((styling) => ({
    key: `${name}/${styling}`,
    styling,
    module: `./${name}/${styling}/index.tsx`,
  }));
}

/**
 * Absolute path of the folder with a demo's files: the folder of the page that it belongs to.
 * @param folder folder of the page that shows it
 */
export function getDemoFolder(folder: string, { from }: Pick<DemoOptions, 'from'>): string {
  return from === undefined ? folder : path.join(ROOT, 'data', path.dirname(from));
}

/** Whether a demo is a folder with a single component (`index.tsx`) and the files that it imports. */
export function hasIndex(folder: string, name: string): boolean {
  return existsSync(path.join(folder, name, 'index.tsx'));
}

/** Checks the files of a demo: what is wrong and how to fix it; `null` when nothing is. */
export function findDemoDiagnostic(folder: string, name: string): string | null {
  const has = (file: string) => existsSync(path.join(folder, file));
  if (has(name)) {
    if (has(`${name}.tsx`)) {
      return `Demo "${name}" is both the file ${name}.tsx and the folder ${name}. Remove one of them.`;
    }
    const needed = [...STYLINGS.map((styling) => `${styling}/index.tsx`), 'css/styles.css'];
    const missing = !has(`${name}/index.tsx`) && needed.find((file) => !has(`${name}/${file}`));
    if (missing) {
      return (
        `Demo "${name}" is a folder without index.tsx, so it comes in all stylings, ` +
        `but ${name}/${missing} is missing. Make it.`
      );
    }
  }
  if (has(name) || has(`${name}.tsx`)) return findComponentDiagnostic(folder, name);
  const neighbor = existsSync(folder) && readdirSync(folder).find((file) => path.parse(file).name === name);
  return neighbor
    ? `Demo "${name}" is in ${neighbor}, but a demo is written in TypeScript: rename it to ${name}.tsx.`
    : `Demo "${name}" has no file ${name}.tsx beside the page. Make it, or correct the name.`;
}

function findComponentDiagnostic(folder: string, name: string): string | null {
  for (const { module } of listDemoParts(folder, name)) {
    const diagnostic = findExportDiagnostic(readText(path.join(folder, module)));
    if (diagnostic) {
      return (
        `Demo "${name}": ${module.slice(2)}:${diagnostic.line} ${diagnostic.reason}. A demo is the component ` +
        'that its file exports as default: export default function …'
      );
    }
  }
  return null;
}
