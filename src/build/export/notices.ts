import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { NOTICES_PATH } from '../../model/site';
import { ROOT } from '../files';
import type { Artefact } from './sitemap';

/** Build tools among the dependencies, which never reach a browser; they and their dependencies are left out. */
const TOOLS = new Set([
  '@emotion/babel-plugin',
  '@jridgewell/gen-mapping',
  '@next/env',
  'baseline-browser-mapping',
  'caniuse-lite',
  'commander',
  'mz',
  'pirates',
  'postcss',
  'prettier',
  'tinyglobby',
  'title',
  'vitest',
  'yaml',
  'yaml-diff-patch',
]);

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Notice {
  readonly title: string;
  readonly text: string;
}

/**
 * The licenses of the packages whose code or fonts are in the export: the dependencies in `package.json`,
 * and their dependencies.
 */
export function getNotices(): Artefact {
  const folders = new Set<string>();
  const add = (name: string, from: string) => {
    const folder = findPackage(name, from);
    if (folder === null || folders.has(folder)) return;
    folders.add(folder);
    addDependencies(folder);
  };
  const addDependencies = (folder: string) =>
    Object.keys(readManifest(folder).dependencies ?? {})
      .filter((name) => !TOOLS.has(name) && !name.startsWith('@types/'))
      .forEach((name) => add(name, folder));
  addDependencies(ROOT);
  return { path: NOTICES_PATH.slice(1), body: write([...folders].map(readNotice)) };
}

/** Folder of a package as Node finds it; `null` when it is not installed, as optional ones. */
function findPackage(name: string, from: string): string | null {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  return from === ROOT ? null : findPackage(name, path.dirname(from));
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

function readNotice(folder: string): Notice {
  const { name, version, license = 'its own license' } = readManifest(folder);
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one));
  const text = file ? readFileSync(path.join(folder, file), 'utf8') : '';
  return { title: `${name} ${version} (${license})`, text: text.replaceAll('\r\n', '\n').trim() };
}

/** One text for all packages that share it. */
function write(notices: readonly Notice[]): string {
  const titles = new Map<string, string[]>();
  for (const { title, text } of notices) titles.set(text, [...(titles.get(text) ?? []), title]);
  const parts = [...titles].map(([text, of]) => {
    const list = [...new Set(of)].sort().join('\n');
    return { list, text: text || 'The package has no file with the text of its license.' };
  });
  parts.sort((one, other) => (one.list < other.list ? -1 : 1));
  const intro = 'Scripts, styles and fonts of this site contain code of these packages.\n';
  const rule = `\n${'-'.repeat(80)}\n\n`;
  return intro + parts.map(({ list, text }) => `${rule}${list}\n\n${text}\n`).join('');
}
