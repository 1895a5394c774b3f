import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GetStaticPropsResult } from 'next';
import { readEnv } from '../../../base/shared/env';
import { ROOT } from '../../../base/node/files';
import { openPages } from '../../../demo/client/importPage';

/** The file with the module paths of the pages that the development server compiles, one per line. */
export const OPEN_PAGES_FILE = path.join(ROOT, '.cache/dev/open-pages.txt');

/** How long the bundler may take to notice the changed file, in ms; after that, the browser asks again. */
const NOTICED_AFTER_MS = 100;

/**
 * Makes the development server compile a page that has not been opened before: the browser is redirected to
 * the same address, and waits for the second response. A deleted page is not found. `null` if the page is
 * already compiled, as always in a build.
 * @param module path of the page's module below `data`, without extension
 * @param publicPath requested address
 */
export async function openPage(
  module: string,
  publicPath: string,
): Promise<GetStaticPropsResult<never> | null> {
  if (openPages === null || openPages.includes(module)) return null;
  if (!existsSync(toPageFile(module))) return { notFound: true };
  writeOpenPages([...new Set([...readOpenPages(), module])]);
  await new Promise((resolve) => setTimeout(resolve, NOTICED_AFTER_MS));
  return { redirect: { destination: publicPath, permanent: false } };
}

/** Empties the list of open pages, as the development server does when it starts. */
export function resetOpenPages(): void {
  writeOpenPages([]);
}

/** The code of `importPage.ts` in the development server. */
export function toImportCode(modules: readonly string[]): string {
  const lines = modules.map((module) => `  '${module}': () => import('../../../data/${module}.mdx'),\n`);
  return [
    `const pages = {\n${lines.join('')}};`,
    'export const openPages = Object.keys(pages);',
    'export const importPage = (module) => pages[module]();',
    '',
  ].join('\n');
}

/** The open pages, except those that have been deleted since. */
export function readOpenPages(): string[] {
  if (!existsSync(OPEN_PAGES_FILE)) writeOpenPages([]);
  const modules = readFileSync(OPEN_PAGES_FILE, 'utf8').split('\n').filter(Boolean);
  return modules.filter((module) => existsSync(toPageFile(module)));
}

/** Filters files, by absolute path: those in the folder of an open page, or below it. */
export function listOpenFiles(files: readonly string[]): string[] {
  const folders = readOpenPages().map((module) => path.dirname(toPageFile(module)) + path.sep);
  return files.filter((file) => folders.some((folder) => file.startsWith(folder)));
}

/** Whether this is the development server, not a build. */
export function isDevelopment(): boolean {
  return readEnv('NODE_ENV') === 'development';
}

/** Absolute path of a page's file. */
export function toPageFile(module: string): string {
  return path.join(ROOT, 'data', `${module}.mdx`);
}

function writeOpenPages(modules: readonly string[]): void {
  mkdirSync(path.dirname(OPEN_PAGES_FILE), { recursive: true });
  writeFileSync(OPEN_PAGES_FILE, modules.map((module) => `${module}\n`).join(''));
}
