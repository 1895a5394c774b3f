import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { NOTICES_PATH } from '../../model/site';
import { ROOT } from '../files';
import { readManifest, requireManifest, type Manifest } from '../package/manifest';
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

interface Notice {
  readonly title: string;
  readonly text: string;
}

/**
 * The licenses of the packages whose code or fonts are in the export: the dependencies in `package.json`,
 * and their dependencies.
 */
export function getNotices(): Artefact {
  const found = new Map<string, Manifest>();
  const addDependencies = (folder: string, { dependencies = {} }: Manifest) => {
    for (const name of Object.keys(dependencies)) {
      if (TOOLS.has(name) || name.startsWith('@types/')) continue;
      const dependency = findPackage(name, folder);
      if (!dependency || found.has(dependency.folder)) continue;
      found.set(dependency.folder, dependency.manifest);
      addDependencies(dependency.folder, dependency.manifest);
    }
  };
  addDependencies(ROOT, requireManifest(ROOT));
  const notices = [...found].map(([folder, manifest]) => readNotice(folder, manifest));
  return { path: NOTICES_PATH.slice(1), body: write(notices) };
}

/** A package as Node finds it; `null` when it is not installed, as optional ones. */
function findPackage(name: string, from: string): { folder: string; manifest: Manifest } | null {
  const folder = path.join(from, 'node_modules', name);
  const manifest = readManifest(folder);
  if (manifest) return { folder, manifest };
  return from === ROOT ? null : findPackage(name, path.dirname(from));
}

function readNotice(folder: string, { name, version, license = 'its own license' }: Manifest): Notice {
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
