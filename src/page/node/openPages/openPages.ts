import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GetStaticPropsResult } from 'next';
import { readEnv } from '../../../base/shared/env';
import { ROOT } from '../../../base/node/files';
import { openPages } from '../../../demo/client/importPage';

/** The module paths of the pages that the development server compiles, one a line. */
export const OPEN_PAGES_FILE = path.join(ROOT, '.cache/dev/open-pages.txt');

/** How long in ms the bundler may take to see that the file has changed; if it takes longer, the browser asks again. */
const SEEN_AFTER = 100;

/**
 * Has the development server compile a page that nobody has opened so far: the browser is to ask again, and waits then.
 * A page that was deleted is not found. `null` where the page is compiled, as always in a build.
 * @param module path of the page's module below `data`, without extension
 * @param publicPath address that is asked for
 */
export async function openPage(
  module: string,
  publicPath: string,
): Promise<GetStaticPropsResult<never> | null> {
  if (openPages === null || openPages.includes(module)) return null;
  if (!existsSync(toPageFile(module))) return { notFound: true };
  writeOpenPages([...new Set([...readOpenPages(), module])]);
  await new Promise((resolve) => setTimeout(resolve, SEEN_AFTER));
  return { redirect: { destination: publicPath, permanent: false } };
}

/** Starts with no page, as the development server does. */
export function closePages(): void {
  writeOpenPages([]);
}

/** The code of `importPage.ts` in the development server. */
export function toImportCode(modules: readonly string[]): string {
  const lines = modules.map((module) => `  '${module}': () => import('../../data/${module}.mdx'),\n`);
  return [
    `const pages = {\n${lines.join('')}};`,
    'export const openPages = Object.keys(pages);',
    'export const importPage = (module) => pages[module]();',
    '',
  ].join('\n');
}

/** The pages that are open. A page that has been deleted since is none. */
export function readOpenPages(): string[] {
  if (!existsSync(OPEN_PAGES_FILE)) writeOpenPages([]);
  const modules = readFileSync(OPEN_PAGES_FILE, 'utf8').split('\n').filter(Boolean);
  return modules.filter((module) => existsSync(toPageFile(module)));
}

/** Those files, by absolute path, that are beside a page that is open. */
export function listOpenFiles(files: readonly string[]): string[] {
  const folders = readOpenPages().map((module) => path.dirname(toPageFile(module)) + path.sep);
  return files.filter((file) => folders.some((folder) => file.startsWith(folder)));
}

/** Whether the development server runs, and not a build. */
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
