import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageReport, SiteReport } from '../../src/extensions/report/node/siteReport';

/** A page that somebody has written, and its folder. */
interface Source {
  readonly folder: string;
  readonly page: PageReport;
}

/**
 * Gives a copy of the site twice the written pages and twice the demos. What is added is what is there: each page is
 * copied beside itself with its demos, so that the copies have the variety and the weight of the originals. The larger
 * half of the guides without demos stands for those that cannot be copied, as homes of products, in turn until there are
 * as many. Pages of the reference are not doubled: they are generated from the packages of all products, and a written
 * page adds none. Each file of a copy differs from its original, because what is cached by content must not be cheaper for it.
 * @param folder of the copy
 * @param report which pages there are
 */
export function doubleContent(folder: string, report: SiteReport): void {
  const pages = report.pages.filter(({ type }) => type !== 'demo' && type !== 'API');
  const sources = pages.flatMap((page) => findSource(folder, page) ?? []);
  const guides = sources
    .filter(({ page: { type, demos } }) => type === 'guide' && demos === 0)
    .sort((a, b) => b.page.html.bytes - a.page.html.bytes);
  const standIns = guides.slice(0, Math.ceil(guides.length / 2));
  const items = new Map<string, string[]>();
  for (let index = 0; index < pages.length; index += 1) {
    const source = sources[index] ?? standIns[index % standIns.length];
    if (!source) throw new Error('The site has no guide without demos, which could stand for others.');
    const suffix = `-copy-${index}`;
    const name = copyPage(source.folder, suffix);
    const { path: address, product } = source.page;
    const item = `{ pathname: '${address.replace(/\/$/, suffix)}', title: '${name}' },\n`;
    items.set(product, [...(items.get(product) ?? []), item]);
  }
  for (const [product, own] of items) extendMenu(path.join(folder, 'data', product, 'menu.ts'), own);
}

/** The folder of a written page below its product's home: its path below the product's root, of up to two names. */
function findSource(folder: string, page: PageReport): Source | null {
  const names = page.path.split('/').filter(Boolean);
  // Beside the products' folders each page has a route of its own, which a copy would not have.
  if (names.length === 1) return null;
  const [own] = names
    .map((_, start) => path.join(folder, 'data', page.product, ...names.slice(start)))
    .filter(isPage);
  return own ? { folder: own, page } : null;
}

function isPage(folder: string): boolean {
  return existsSync(path.join(folder, `${path.basename(folder)}.mdx`));
}

/** Copies a page's folder, without the pages below it. @returns the name of the copy */
function copyPage(folder: string, suffix: string): string {
  const name = path.basename(folder) + suffix;
  const copy = folder + suffix;
  cpSync(folder, copy, { recursive: true, filter: (from) => from === folder || !isPage(from) });
  const text = path.join(copy, `${name}.mdx`);
  renameSync(path.join(copy, `${path.basename(folder)}.mdx`), text);
  change(text, (old) => old.replace(/^title: .*$/m, `title: ${name}`));
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (/\.tsx?$/.test(file)) change(path.join(copy, file), (code) => `${code}\n// ${suffix}\n`);
  }
  return name;
}

/** Adds items at the end of a product's menu. */
function extendMenu(file: string, items: readonly string[]): void {
  change(file, (code) => {
    const end = code.lastIndexOf('];');
    return code.slice(0, end) + items.join('') + code.slice(end);
  });
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}
