import { existsSync } from 'node:fs';
import path from 'node:path';
import { hash, readCode, readOrCreateSync } from '../../../base/node/cache';
import { ROOT, readText } from '../../../base/node/files';
import { listExtensions } from '../../../extensions';
import { listDemoParts } from './demoParts';
import { parsePage, type ParsedPage } from './parsePage';
import { TOOLS } from './tools';

export type { PageFence, PageHeading } from './readParts';

/** A demo of the page. */
export interface PageDemo {
  /** Line within the page's file, from 1. */
  readonly line: number;
  readonly name: string;
  /** Repository path of its file. */
  readonly file: string;
  /** Empty when the file is missing. */
  readonly code: string;
}

/** A parsed page with its own demos. All lists are in reading order. */
export interface PageSource extends ParsedPage {
  /** Repository path. */
  readonly file: string;
  /**
   * Path of its folder below `data`, like its public path without a trailing slash:
   * `/material-ui/react-button`.
   */
  readonly pathname: string;
  /** Folder of the product; called `section` in the API of the packages. */
  readonly section: string;
  readonly demos: readonly PageDemo[];
}

/**
 * Reads a page and the demos beside it; all code reads pages with it. What cannot be read is in
 * `diagnostics`. Parsed pages are cached in `.cache`.
 * @param file repository path
 */
export function readPage(file: string): PageSource {
  const parsed = parseCached(file, readText(path.join(ROOT, file)));
  return withDemos(parsed, file, (demo) =>
    existsSync(path.join(ROOT, demo)) ? readText(path.join(ROOT, demo)) : '',
  );
}

/** Adds the demos beside a page; `readDemo` returns the code of a file, empty when it is missing. */
export function withDemos(parsed: ParsedPage, file: string, readDemo: (file: string) => string): PageSource {
  const folder = path.posix.dirname(file);
  const own = parsed.shownDemos.filter(({ from }) => from === null);
  const demos = own.map(({ line, name }) => {
    const [part] = listDemoParts(path.join(ROOT, folder), name);
    const demo = `${folder}/${part?.module.slice(2) ?? `${name}.tsx`}`;
    return { line, name, file: demo, code: readDemo(demo) };
  });
  return {
    ...parsed,
    file,
    pathname: folder.replace(/^data/, ''),
    section: folder.split('/')[1] ?? '',
    demos,
  };
}

/** The code that parses a page, with all that it imports; its hash, and the names of tools, are part of the cache key. */
export const PARSER_CODE = [
  'src/content/node/elements',
  'src/content/node/reader',
  'src/content/node/code',
  'src/content/shared',
  'src/api/shared/plan.ts',
  'src/base/node',
  'src/extensions/index.ts',
  'src/page/shared/attributes.ts',
  'src/page/shared/page.ts',
  'src/site/shared',
  ...listExtensions('elements').map((name) => `src/extensions/${name}/node/elements.ts`),
];

let codeVersion: string | null = null;

function parseCached(file: string, source: string): ParsedPage {
  // In tests, ROOT is a temporary folder that contains only pages.
  codeVersion ??= existsSync(path.join(ROOT, 'src'))
    ? hash(readCode(PARSER_CODE) + Object.keys(TOOLS).join())
    : '';
  return readOrCreateSync({
    folder: 'pages',
    input: JSON.stringify([codeVersion, file, source]),
    create: () => JSON.stringify(parsePage(file, source)),
    parse: (text) => JSON.parse(text) as ParsedPage,
  });
}
