import type { PhrasingContent } from 'mdast';
import { stringify } from 'yaml';
import { API_SECTION, type Page, type PageSize, type Segment } from '../../../page/shared/page';
import { getMarkdownPath } from '../../../page/shared/pageFiles';
import { paragraph } from './blocks';
import { convertTexts } from './convertTexts';
import { join, text } from './lines';
import { writeMarkdown } from './processor';
import { createResolver } from './resolveAddress';
import { convertInteractive } from './convertInteractive';

/** A page as Markdown. */
export interface Twin {
  readonly page: Page;
  /** Public path of the file. */
  readonly path: string;
  /** Title and text. */
  readonly body: string;
  /** The whole file: with front matter, and with the tables of the reference that the page itself links to. */
  readonly file: string;
}

/** What is known of the pages besides their texts. */
export interface TwinSite {
  /** Public address, without a trailing slash. */
  readonly url: string;
  /** Name of the product that a public path belongs to. */
  readonly findProduct: (path: string) => string | undefined;
  /** Plan and states of the page of a public path, in words: `Pro plan`. */
  readonly listMarks: (path: string) => readonly string[];
  /** What the page of a public path documents. */
  readonly findEntry: (path: string) => { readonly name: string; readonly packageName: string } | undefined;
}

/** A page with the parts of its twin. */
interface PageText {
  readonly page: Page;
  readonly body: string;
  readonly tables: string;
  /** Pages of the reference that its last section lists. */
  readonly references: readonly string[];
}

/**
 * The Markdown twins of pages, made from what readers get.
 * @throws Error with the page when its HTML contains what has no Markdown, or no text
 */
export function createTwins(pages: readonly Page[], site: TwinSite): Twin[] {
  const paths = new Set(pages.map(({ path }) => path));
  const texts = new Map(pages.map((page) => [page.path, readPageText(page, site, paths)]));
  return [...texts.values()].map((pageText) => {
    const { page, body, references } = pageText;
    const tables = references.flatMap((path) => {
      const reference = texts.get(path);
      const entry = site.findEntry(path);
      return reference?.tables && entry ? [`### ${entry.name}\n\n${reference.tables}`] : [];
    });
    return {
      page,
      path: getMarkdownPath(page.path),
      body,
      file: [writeFrontMatter(pageText, site), body, ...tables].join('\n'),
    };
  });
}

function readPageText(page: Page, site: TwinSite, paths: ReadonlySet<string>): PageText {
  try {
    const resolve = createResolver(page.path, site.url, (path) => paths.has(path));
    const html = page.segments.map(getHtml);
    const { texts, tables } = convertTexts(html, resolve);
    const shared = new Set<string>();
    const content = page.segments.flatMap((segment, index) => [
      texts[index] ?? '',
      writeMarkdown(convertInteractive(segment, site.url + page.path, shared)),
    ]);
    const body = [writeHead(page, site.listMarks(page.path)), ...content].filter(Boolean).join('\n');
    // A page that was just made has none: the rule `emptySections` finds it, and it can be looked at.
    if (content.join('') === '' && html.join('') !== '') throw new Error('Its HTML holds no text.');
    return { page, body, tables, references: listReferences(page) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${page.file ?? page.path}:1: its Markdown cannot be made. ${reason}`, { cause: error });
  }
}

function getHtml(segment: Segment): string {
  return 'html' in segment ? (segment.html ?? '') : '';
}

function writeHead({ title, description, resources, size }: Page, marks: readonly string[]): string {
  const links = resources.map(({ href, label }): PhrasingContent[] => [
    { type: 'link', url: href, children: [text(label)] },
  ]);
  const facts = [...(size ? [[text(describeSize(size))]] : []), ...links];
  return writeMarkdown([
    { type: 'heading', depth: 1, children: [text([title, ...marks.map((mark) => `(${mark})`)].join(' '))] },
    ...(description === '' ? [] : [paragraph([text(description)])]),
    ...(facts.length === 0 ? [] : [paragraph(join(facts, text(' · ')))]),
  ]);
}

function describeSize({ name, alone, added }: PageSize): string {
  return `${name === null ? 'Size' : `Size of ${name}`}: ${alone} gzip alone, +${added} in a typical app`;
}

function writeFrontMatter({ page, references }: PageText, { url, findProduct, findEntry }: TwinSite): string {
  const { path, title, description, version, history } = page;
  const entries = [path, ...references].flatMap((one) => findEntry(one) ?? []);
  const packages = [...new Set(entries.map(({ packageName }) => packageName))];
  const fields = {
    title,
    description,
    url: url + path,
    product: findProduct(path),
    version: version ?? undefined,
    updated: history?.updated,
    packages: packages.length > 0 ? packages : undefined,
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
}

/** The pages of the reference that the section at the end of a page lists (`apiSection.tsx`). */
function listReferences({ headings, segments }: Page): string[] {
  if (headings.at(-1)?.id !== API_SECTION.id) return [];
  const html = segments.map(getHtml).join('');
  const [, section = ''] = html.split(`<h2 id="${API_SECTION.id}">`);
  return Array.from(section.matchAll(/<li><a href="([^"]*)"/g), ([, href = '']) => href);
}
