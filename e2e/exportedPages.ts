import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listElements, type HtmlElement } from '../src/base/node/htmlElements';

/** A page of the export, read from its HTML. */
interface ExportedPage {
  /** Public path with a trailing slash. */
  readonly path: string;
  /** Whether it documents a component: it has the generated section "API" and a section "Import". */
  readonly isComponentPage: boolean;
  /** Keys of the demos that the page itself shows. */
  readonly demos: readonly string[];
  /** Paths of the documents of other demos: those in iframes or in a styling that is not selected. */
  readonly frames: readonly string[];
}

/** Every page of the export with what it shows; those of single demos left out. */
export function readPages(): ExportedPage[] {
  return readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !file.startsWith('demos/'))
    .sort()
    .map((file) => {
      const elements = listElements(readFileSync(path.join('out', file), 'utf8'));
      const demos = elements.filter(({ attributes }) => 'data-demo-root' in attributes).map(toDemo);
      return {
        path: `/${file.replace(/index\.html$/, '')}`,
        isComponentPage: ['import', 'api'].every((id) =>
          elements.some(({ tag, attributes }) => tag === 'h2' && attributes.id === id),
        ),
        demos: demos.filter(({ isShown }) => isShown).map(({ name }) => name),
        frames: [
          ...elements.flatMap(({ tag, attributes: { src } }) =>
            tag === 'iframe' && src?.startsWith('/demos/') ? src : [],
          ),
          ...demos.filter(({ isShown }) => !isShown).map(({ folder, name }) => `/demos/${folder}/${name}/`),
        ],
      };
    });
}

/** Root elements of demos; stylings that are not selected are hidden. */
function toDemo({ attributes }: HtmlElement) {
  const name = attributes['data-name'] ?? '';
  return {
    name,
    folder: path.dirname(attributes['data-module'] ?? ''),
    isShown: !/\/(?:tailwind|css)$/.test(name),
  };
}

/** Pages that one test opens in turn. */
interface Batch {
  readonly pages: readonly ExportedPage[];
  /** Documents to open: the pages, and the demos that have one of their own. */
  readonly loads: number;
  readonly demos: number;
}

/** Largest weight of a test, about ten seconds of work, unless a single page is heavier. */
const BATCH_SIZE = 24;

/** Groups pages into tests of about equal duration, so that workers and shards are evenly loaded. */
export function toBatches(pages: readonly ExportedPage[], size = BATCH_SIZE): Batch[] {
  const batches: { pages: ExportedPage[]; loads: number; demos: number }[] = [];
  for (const page of pages) {
    const loads = 1 + page.frames.length;
    const demos = page.demos.length + page.frames.length;
    const last = batches.at(-1);
    if (last && last.loads + last.demos + loads + demos <= size) {
      last.pages.push(page);
      last.loads += loads;
      last.demos += demos;
    } else batches.push({ pages: [page], loads, demos });
  }
  return batches;
}
