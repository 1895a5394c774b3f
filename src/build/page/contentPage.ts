import { createProcessor } from '@mdx-js/mdx';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { ROOT, readText } from '../files';
import { mdxOptions } from '../mdx/options';
import { remarkLiteralColons } from '../mdx/remarkLiteralColons';
import { describePage, type PageDescription } from './describePage';
import { createError, type Finding } from './finding';
import { readPassages, type Passage } from './passages';

export type { PageFence, PageHeading } from './describePage';

/** A demo that the page shows. */
export interface PageDemo {
  /** Line within the page's file, from 1. */
  readonly line: number;
  readonly name: string;
  /** Repository path of its file. */
  readonly file: string;
  /** Empty when the file is missing. */
  readonly code: string;
}

/** A page's source, taken apart. All lists are in reading order. */
export interface ContentPage extends PageDescription {
  /** Repository path. */
  readonly file: string;
  /** Path of its folder below `data`, which is its public path, without a trailing slash: `/material-ui/react-button`. */
  readonly pathname: string;
  /** Product folder; API packages name it as their section. */
  readonly section: string;
  readonly passages: readonly Passage[];
  readonly demos: readonly PageDemo[];
  /** Repository paths of the `.tsx` files beside it. */
  readonly demoFiles: readonly string[];
}

const processor = createProcessor({ ...mdxOptions, format: 'mdx' });

/**
 * Reads a page and the demos beside it.
 * @param file repository path
 */
export function readContentPage(file: string): ContentPage {
  const folder = path.posix.dirname(file);
  const demoFiles = readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${folder}/${name}`);
  const source = readText(path.join(ROOT, file));
  return parseContentPage(
    file,
    source,
    demoFiles,
    (demo) => {
      const demoPath = path.join(ROOT, demo);
      return existsSync(demoPath) ? readText(demoPath) : '';
    },
    path.join(ROOT, folder),
  );
}

/**
 * Takes a page's source apart.
 * @param readDemo gives the code of a file, empty when there is none
 * @param diskFolder the page's folder, to check the files of its demos; without it they are not looked for
 */
export function parseContentPage(
  file: string,
  source: string,
  demoFiles: readonly string[],
  readDemo: (file: string) => string,
  diskFolder = '',
): ContentPage {
  const folder = path.posix.dirname(file);
  const { tree, fault } = parseTree(file, source);
  const { faults, ...description } = describePage(tree, file, diskFolder);
  const demos = description.shownDemos.map(({ line, name }) => {
    // A demo that comes in several stylings is a folder.
    const isFolder = existsSync(path.join(ROOT, folder, name, 'system'));
    const demo = `${folder}/${name}${isFolder ? '/system/index' : ''}.tsx`;
    return { line, name, file: demo, code: readDemo(demo) };
  });
  return {
    file,
    pathname: folder.replace(/^data/, ''),
    section: folder.split('/')[1] ?? '',
    ...description,
    // Of what is no tree, nothing else can be said.
    faults: fault ? [fault] : faults,
    passages: readPassages(tree),
    demos,
    demoFiles,
  };
}

/** The tree of a page, empty when the compiler rejects the source. */
function parseTree(file: string, source: string): { tree: Root; fault: Finding | null } {
  const vfile = new VFile({ path: file, value: source });
  try {
    const tree = processor.parse(vfile) as Root;
    remarkLiteralColons()(tree, vfile);
    return { tree, fault: null };
  } catch (error) {
    // What MDX throws is a message with a place; it exports no class to tell it by.
    if (!(error instanceof Error && 'reason' in error)) throw error;
    const line = 'line' in error && typeof error.line === 'number' ? error.line : 1;
    const fault = createError(file, line, `MDX cannot read this: ${error.reason}.`, 'Correct it.');
    return { tree: { type: 'root', children: [] }, fault };
  }
}
