import { getSectionId } from '../shared/search';
import nodePath from 'node:path';
import type { ApiPackage } from '../../api/shared/api';
import { toKey } from '../shared/searchTerms';
import { readPackageFiles } from '../../api/node/packages/packageFiles';
import type { PageEntry } from './indexPages';

/** A string or template literal. */
const LITERAL = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g;

/** A message that the libraries print, recognized by its prefix: one literal, or several joined by `+`. */
const MESSAGE = new RegExp(
  `(?=['"\`]MUI(?: X)?: )(?:${LITERAL.source})(?:\\s*\\+\\s*(?:${LITERAL.source}))*`,
  'g',
);

/** A message of a package, with the keys of its possible subjects, the most specific first. */
export interface PackageMessage {
  readonly text: string;
  readonly subjects: readonly string[];
}

/** Lets pages be found by messages about their subjects, as if these were in the text above all headings. */
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
      getSectionId(one.section) === '' ? { ...one, text: one.text + (texts.get(page.path) ?? '') } : one,
    ),
  }));
}

/** The errors and warnings that an installed package prints; none when it is not installed. */
export function readMessages({ name }: ApiPackage): PackageMessage[] {
  return readPackageFiles(name, '.js').flatMap(({ file, text }) => {
    const subjects = toSubjects(name, file);
    return findMessages(text).map((message) => ({ text: message, subjects }));
  });
}

/** The messages in a source, without the values that are inserted when they are printed. */
export function findMessages(source: string): string[] {
  if (!source.includes('MUI')) return [];
  return [...source.matchAll(MESSAGE)].map(([sum]) =>
    (sum.match(LITERAL) ?? [])
      .map((literal) => literal.slice(1, -1))
      .join('')
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
