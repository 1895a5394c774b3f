import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DataName } from '../../../page/shared/attributes';
import type { ProductEntry } from '../../../site/shared/product';
import {
  getPlanPath,
  isShared,
  OFFLINE_INDEX_PATH,
  type OfflineFile,
  type OfflinePlan,
} from '../shared/offline';
import { isMarkdownPath } from '../../../page/shared/pageFiles';
import { SITE_INDEX_PATH } from '../../../search/shared/search';
import type { ExportedDocument } from '../../../export/node/documents/exportedDocument';
import type { ExportFile } from '../../../export/node/documents/artefact';
import { listRouteChunks, readChunkGraph, type ChunkGraph } from './chunkGraph';

/** Elements that name files which a document needs. */
const RESOURCE_TAGS = new Set(['script', 'link', 'img', 'source', 'iframe']);

const MODULE: DataName = 'module';
const SHOWN_MODULE = new RegExp(` data-${MODULE}="([^"]+)"`, 'g');

/** The part of a document that says what it needs. */
type ParsedDocument = Pick<ExportedDocument, 'file' | 'html' | 'elements' | 'page'>;

/**
 * The plans of what each product needs offline, and their index. A product needs its pages with their data,
 * the scripts, styles and fonts of these pages and their demos, and its part of the search index. Everything
 * is read from the finished export.
 * @param folder the export, with its compressed files
 * @param extra public paths of files that every page needs and no element names
 * @throws Error when the chunks of a page's demos are not found
 */
export function getOfflineFiles(
  documents: readonly ParsedDocument[],
  products: readonly ProductEntry[],
  folder: string,
  extra: readonly string[],
): ExportFile[] {
  const files = listFiles(folder);
  const graph = readChunkGraph(readScripts(folder, files));
  const manifests = files.filter((file) => file.endsWith('/_buildManifest.js'));
  const manifest = manifests.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const byPath = new Map(documents.map((document) => [toPath(document.file), document]));
  const plans = products.flatMap((product) => {
    const own = [...byPath].flatMap(([address, document]) =>
      isBelow(address, product.root) ? [document] : [],
    );
    if (own.length === 0) return [];
    const ofTools = own.flatMap(listToolFiles);
    const isOwn = (file: string) => belongsTo(file, product) || ofTools.some((one) => file.startsWith(one));
    const routes = listRouteChunks(manifest, product.root).map((name) => `/_next/${name}`);
    const needed = new Set([...extra, SITE_INDEX_PATH, ...routes, ...files.filter(isOwn)]);
    addRequiredFiles(own, byPath, { folder, graph }, needed);
    return [toPlan(product.id, [...needed].sort(), folder)];
  });
  const index = plans.map(({ id, version, transfer, size }) => ({ id, version, transfer, size }));
  return [
    ...plans.map((plan) => toFile(getPlanPath(plan.id), plan)),
    toFile(OFFLINE_INDEX_PATH, { products: index }),
  ];
}

/** Whether a file's address belongs to a product: a page, data, API card, or part of the search index. */
function belongsTo(file: string, { id, root }: ProductEntry): boolean {
  const address = file.replace(/^\/_next\/data\/[^/]+/, '').replace(/(?:index)?\.(?:html|json)$/, '');
  return isBelow(address, root) || file.startsWith(`/_next/static/search/${id}.`);
}

function isBelow(address: string, root: string): boolean {
  return address === root || address.startsWith(`${root}/`);
}

/** Adds what documents name and what their scripts load; and likewise for the documents in their frames. */
function addRequiredFiles(
  documents: readonly ParsedDocument[],
  all: ReadonlyMap<string, ParsedDocument>,
  { folder, graph }: { folder: string; graph: ChunkGraph },
  needed: Set<string>,
): void {
  const modules = new Set(documents.flatMap((document) => listModules(document, graph)));
  const framed = new Set<ParsedDocument>();
  for (const { tag, attributes } of documents.flatMap(({ elements }) => elements)) {
    const [address = ''] = (attributes.src ?? attributes.href ?? '').split(/[?#]/);
    if (!RESOURCE_TAGS.has(tag) || !address.startsWith('/')) continue;
    const document = all.get(address);
    if (tag === 'iframe' && document && !needed.has(address)) framed.add(document);
    if (document ? tag === 'iframe' : existsSync(path.join(folder, address))) needed.add(address);
  }
  const starts = [...needed].filter((file) => /^\/_next\/static\/chunks\//.test(file)).map(toChunkName);
  for (const name of graph.reach(starts, modules)) needed.add(`/_next/${name}`);
  for (const file of [...needed].filter((one) => one.endsWith('.css'))) {
    for (const font of listFonts(file, folder)) needed.add(font);
  }
  if (framed.size > 0) addRequiredFiles([...framed], all, { folder, graph }, needed);
}

/** Modules whose demos a document shows: its own, and those of other pages. */
function listModules({ file, html, page }: ParsedDocument, graph: ChunkGraph): string[] {
  const shown = Array.from(html.matchAll(SHOWN_MODULE), ([, module = '']) => module);
  const missing = shown.find((module) => !graph.hasDemos(module));
  if (missing) {
    throw new Error(
      `${file}: no chunk lists the demos of ${missing}. Has Next changed what it writes? See src/extensions/offline/node/chunkGraph.ts.`,
    );
  }
  return page ? [page.module, ...shown] : shown;
}

/** What the tools of a page load. */
function listToolFiles({ page }: ParsedDocument): readonly string[] {
  return page?.segments.flatMap((segment) => (segment.kind === 'tool' && segment.files) || []) ?? [];
}

function listFonts(file: string, folder: string): string[] {
  const css = readFileSync(path.join(folder, file), 'utf8');
  return Array.from(css.matchAll(/url\(["']?([^"')]+)/g), ([, address = '']) => address)
    .filter((address) => !address.startsWith('data:'))
    .map((address) => new URL(address, `https://site${file}`).pathname);
}

function toPlan(id: string, paths: readonly string[], folder: string): OfflinePlan {
  let size = 0;
  const files = paths.map((address): OfflineFile => {
    const file = path.join(folder, address.endsWith('/') ? `${address}index.html` : address);
    const bytes = statSync(file).size;
    size += bytes;
    const transfer = existsSync(`${file}.br`) ? statSync(`${file}.br`).size : bytes;
    return isShared(address) ? [address, transfer] : [address, transfer, hash(readFileSync(file))];
  });
  const transfer = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  return { id, version: hash(JSON.stringify(files)), transfer, size, files };
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Public paths of all files for readers: without compressed copies, and without Markdown. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => toPath(path.relative(folder, path.join(parentPath, name))))
    .filter((file) => !isMarkdownPath(file));
}

/** The public path of a file; that of a document ends in a slash. */
function toPath(file: string): string {
  return `/${file.replaceAll(path.sep, '/')}`.replace(/\/index\.html$/, '/');
}

function toChunkName(file: string): string {
  return file.replace('/_next/', '');
}

function readScripts(folder: string, files: readonly string[]): Map<string, string> {
  return new Map(
    files
      .filter((file) => /^\/_next\/static\/chunks\/.*\.js$/.test(file))
      .map((file) => [toChunkName(file), readFileSync(path.join(folder, file), 'utf8')]),
  );
}

function toFile(address: string, value: unknown): ExportFile {
  return { path: address.slice(1), body: JSON.stringify(value) };
}
