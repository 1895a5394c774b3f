import { statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../base/node/files';
import { sum, type FileReport, type Size } from './siteReport';

/** A file of the export, with its copies for servers that send compressed files as they are. */
export interface StoredFile {
  readonly path: string;
  readonly size: Size;
  readonly copies: FileReport['copies'];
}

/** Kinds of files by path; the first match wins. What exists for each page or demo has a kind of its own. */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['single demos: HTML', /^demos\/.*\.html$/],
  ['single demos: data', /^_next\/data\/[^/]+\/demos\//],
  ['pages: HTML', /\.html$/],
  ['pages: data', /^_next\/data\//],
  ['pages: Markdown', /\.md$/],
  ['pages: social images', /^social\//],
  ['hover cards', /\/card\.json$/],
  ['texts for assistants', /(?:^|\/)llms(?:-full)?\.txt$/],
  ['search index', /(?:^|\/)search\//],
  ['icons', /^_next\/static\/icons\//],
  ['offline plans', /^offline\//],
  ['scripts', /\.m?js$/],
  ['style sheets', /\.css$/],
  ['fonts', /\.woff2?$/],
  ['images', /\.(?:svg|png|ico|jpe?g|webp|avif|gif)$/],
  ['other', /(?:)/],
];

/** All files of an export by path below its folder; compressed copies belong to their file. */
export function readStoredFiles(folder: string): ReadonlyMap<string, StoredFile> {
  const all = new Map(listFiles(folder).map((file) => [file, statSync(path.join(folder, file)).size]));
  const own = [...all].filter(([file]) => !/\.(?:br|gz)$/.test(file) && !path.basename(file).startsWith('.'));
  return new Map(
    own.map(([file, bytes]) => {
      const copies = ['br', 'gz'].flatMap((extension) => all.get(`${file}.${extension}`) ?? []);
      return [
        file,
        {
          path: file,
          size: { bytes, transfer: all.get(`${file}.br`) ?? bytes },
          copies: { files: copies.length, bytes: sum(copies, (one) => one) },
        },
      ];
    }),
  );
}

/** The report of each kind of file, in the order of `KINDS`; without kinds that have no files. */
export function sumKinds(files: readonly StoredFile[]): FileReport[] {
  const sorted = files.map((file) => ({ file, kind: findKind(file.path) }));
  return KINDS.flatMap(([kind]) => {
    const own = sorted.flatMap((one) => (one.kind === kind ? [one.file] : []));
    const [largest] = own.toSorted((a, b) => b.size.bytes - a.size.bytes);
    if (!largest) return [];
    return {
      kind,
      files: own.length,
      size: { bytes: sum(own, ({ size }) => size.bytes), transfer: sum(own, ({ size }) => size.transfer) },
      copies: {
        files: sum(own, ({ copies }) => copies.files),
        bytes: sum(own, ({ copies }) => copies.bytes),
      },
      largest: { path: largest.path, bytes: largest.size.bytes },
    };
  });
}

function findKind(file: string): string | undefined {
  return KINDS.find(([, pattern]) => pattern.test(file))?.[0];
}
