import { createProcessor } from '@mdx-js/mdx';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root, Yaml } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { ROOT, readText } from '../files';
import { isDemo } from '../mdx/demoElements';
import { parseFrontMatter, type FrontMatter } from '../mdx/frontMatter';
import { findLeadFault } from '../mdx/leadElement';
import { mdxOptions } from '../mdx/options';
import { isPlayground } from '../mdx/playgroundElements';
import { remarkLiteralColons } from '../mdx/remarkLiteralColons';
import { createError, type Finding } from './finding';
import { readPassages, type Passage } from './passages';

interface Placed {
  /** Line within the page's file, from 1. */
  readonly line: number;
}

export interface PageHeading extends Placed {
  readonly depth: number;
  readonly text: string;
}

/** Code that stands in the text. `line` is its first line of code. */
export interface PageFence extends Placed {
  readonly language: string;
  readonly code: string;
}

export interface PageTable extends Placed {
  /** The cells of its first row, as text. */
  readonly header: readonly string[];
}

/** A picture; `alt` is `null` when nothing is said of it. */
export interface PageImage extends Placed {
  readonly alt: string | null;
}

/** A demo that the page shows. */
export interface PageDemo extends Placed {
  readonly name: string;
  /** Repository path of its file. */
  readonly file: string;
  /** Empty when the file is missing. */
  readonly code: string;
}

/** A playground that the page shows. */
export interface PagePlayground extends Placed {
  readonly component: string;
}

/** A page's source, taken apart. All lists are in reading order. */
export interface ContentPage {
  /** Repository path. */
  readonly file: string;
  /** Path of its folder below `data`, which is its public path, without a trailing slash: `/material-ui/react-button`. */
  readonly pathname: string;
  /** Product folder; API packages name it as their section. */
  readonly section: string;
  /** `null` when it cannot be read; `faults` say why. */
  readonly frontMatter: FrontMatter | null;
  /** Of its front matter, and of the order in which a component page begins. */
  readonly faults: readonly Finding[];
  readonly headings: readonly PageHeading[];
  readonly passages: readonly Passage[];
  readonly fences: readonly PageFence[];
  readonly tables: readonly PageTable[];
  readonly images: readonly PageImage[];
  readonly demos: readonly PageDemo[];
  readonly playgrounds: readonly PagePlayground[];
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
  return parseContentPage(file, source, demoFiles, (demo) => {
    const demoPath = path.join(ROOT, demo);
    return existsSync(demoPath) ? readText(demoPath) : '';
  });
}

/** Takes a page's source apart; `readDemo` gives the code of a file, empty when there is none. */
export function parseContentPage(
  file: string,
  source: string,
  demoFiles: readonly string[],
  readDemo: (file: string) => string,
): ContentPage {
  const vfile = new VFile({ path: file, value: source });
  const tree = processor.parse(vfile) as Root;
  remarkLiteralColons()(tree, vfile);
  const folder = path.posix.dirname(file);
  const faults: Finding[] = [];
  const frontMatter = readFrontMatter(tree, file, faults);
  const lead = frontMatter && findLeadFault(tree, frontMatter);
  if (lead) faults.push(createError(file, lead.node.position?.start.line ?? 1, lead.reason, lead.cure));
  const parts = readParts(tree, folder, readDemo);
  return {
    file,
    pathname: folder.replace(/^data/, ''),
    section: folder.split('/')[1] ?? '',
    frontMatter,
    faults,
    ...parts,
    passages: readPassages(tree),
    demoFiles,
  };
}

function readFrontMatter(tree: Root, file: string, faults: Finding[]): FrontMatter | null {
  const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
  const stop = new Error('The fault is recorded.');
  try {
    return parseFrontMatter(yaml?.value, (reason, line) => {
      faults.push(createError(file, line, reason, 'Correct the field.'));
      throw stop;
    });
  } catch (error) {
    if (error !== stop) throw error;
    return null;
  }
}

function readParts(tree: Root, folder: string, readDemo: (file: string) => string) {
  // A demo that comes in several stylings.
  const isFolder = (name: string | null) => existsSync(path.join(ROOT, folder, name ?? '', 'system'));
  const headings: PageHeading[] = [];
  const fences: PageFence[] = [];
  const tables: PageTable[] = [];
  const images: PageImage[] = [];
  const demos: PageDemo[] = [];
  const playgrounds: PagePlayground[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') headings.push({ line, depth: node.depth, text: toString(node) });
    else if (node.type === 'code')
      fences.push({ line: line + 1, language: node.lang ?? '', code: node.value });
    else if (node.type === 'image') images.push({ line, alt: node.alt || null });
    else if (node.type === 'table') {
      tables.push({ line, header: node.children[0]?.children.map((cell) => toString(cell)) ?? [] });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const read = (name: string) => {
        const found = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
        return typeof found?.value === 'string' ? found.value : null;
      };
      if (node.name === 'Picture' || node.name === 'img') images.push({ line, alt: read('alt') });
      if (isPlayground(node)) playgrounds.push({ line, component: read('component') ?? '' });
      const name = isDemo(node) ? read('name') : null;
      const file = `${folder}/${name}${isFolder(name) ? '/system/index' : ''}.tsx`;
      if (name !== null) demos.push({ line, name, file, code: readDemo(file) });
    }
  });
  return { headings, fences, tables, images, demos, playgrounds };
}
