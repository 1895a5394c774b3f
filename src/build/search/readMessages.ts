import { existsSync, readdirSync, readFileSync } from 'node:fs';
import nodePath from 'node:path';
import type { ApiPackage } from '../../model/api';
import { toKey } from '../../model/searchTerms';
import { ROOT } from '../files';
import type { PageEntry } from './indexPages';

/** Prefixes of messages that the libraries print. */
const MESSAGE = /(['"`])(MUI(?: X)?: (?:\\.|(?!\1)[^\\])+)\1/g;

/** Folders with other builds of the same code, and other packages. */
const COPIES = new Set(['node', 'modern', 'legacy', 'esm', 'node_modules', 'locale', 'locales']);

/** A message of a package, with the keys of its possible subjects, the most specific first. */
export interface PackageMessage {
  readonly text: string;
  readonly subjects: readonly string[];
}

/** Lets pages be found by the messages of their subjects, as if these were in the text above the first heading. */
export function addMessages(pages: readonly PageEntry[], messages: readonly PackageMessage[]): PageEntry[] {
  const paths = new Map<string, string>();
  for (const { page } of pages) {
    for (const name of [page.title, ...page.names]) {
      if (!paths.has(toKey(name))) paths.set(toKey(name), page.path);
    }
  }
  const texts = new Map<string, string>();
  for (const { text, subjects } of messages) {
    const path = subjects.map((subject) => paths.get(subject)).find((found) => found !== undefined);
    if (path !== undefined) texts.set(path, `${texts.get(path) ?? ''} ${text}`);
  }
  return pages.map(({ page, sections }) => ({
    page,
    sections: sections.map((one) =>
      one.section.id === '' ? { ...one, text: one.text + (texts.get(page.path) ?? '') } : one,
    ),
  }));
}

/** The errors and warnings that an installed package prints; none when it is not installed. */
export function readMessages({ name }: ApiPackage): PackageMessage[] {
  const root = nodePath.join(ROOT, 'node_modules', name);
  if (!existsSync(root)) return [];
  return listScripts(root).flatMap((file) => {
    const subjects = toSubjects(name, nodePath.relative(root, file));
    return findMessages(readFileSync(file, 'utf8')).map((text) => ({ text, subjects }));
  });
}

/** The messages in a source, without the values that are inserted when they are printed. */
export function findMessages(source: string): string[] {
  if (!source.includes('MUI')) return [];
  return [...source.matchAll(MESSAGE)].map(([, , text = '']) =>
    text
      .replace(/\$\{[^}]*\}/g, ' ')
      .replace(/\\n/g, ' ')
      .replace(/\\(.)/g, '$1'),
  );
}

/** `useAutocomplete/useAutocomplete.js` of Material UI → useautocomplete, autocomplete, material. */
export function toSubjects(packageName: string, file: string): string[] {
  const names = file.replace(/\.js$/, '').split(nodePath.sep).reverse();
  const family = packageName.replace(/^.*\/(x-)?/, '').replace(/-(pro|premium)$/, '');
  const subjects = [...names, family].flatMap((name) => [name, name.replace(/^use(?=[A-Z])/, '')]);
  return [...new Set(subjects.map(toKey))];
}

function listScripts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = nodePath.join(folder, entry.name);
    if (entry.isDirectory()) return COPIES.has(entry.name) ? [] : listScripts(path);
    return entry.name.endsWith('.js') ? [path] : [];
  });
}
