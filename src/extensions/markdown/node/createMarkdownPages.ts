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
export interface MarkdownPage {
  readonly page: Page;
  /** Public path of the file. */
  readonly path: string;
  /** Title and text. */
  readonly body: string;
  /** The whole file: with front matter, and with the tables of the API pages that the page links to. */
  readonly file: string;
}

/** What must be known about the pages besides their content. */
export interface MarkdownSite {
  /** Public URL, without a trailing slash. */
  readonly url: string;
  /** Name of the product that a public path belongs to. */
  readonly findProduct: (path: string) => string | undefined;
  /** Plan and states of the page at a public path, as text: `Pro plan`. */
  readonly listBadges: (path: string) => readonly string[];
  /** The API entry that the page at a public path documents. */
  readonly findEntry: (path: string) => { readonly name: string; readonly packageName: string } | undefined;
}

/** A page with the parts of its Markdown. */
interface PageText {
  readonly page: Page;
  readonly body: string;
  readonly tables: string;
  /** Paths of the API pages that its last section lists. */
  readonly apiPaths: readonly string[];
}

/**
 * Converts pages to Markdown, from the HTML that readers get.
 * @throws Error with the page when its HTML has no text, or something that has no Markdown equivalent
 */
export function createMarkdownPages(pages: readonly Page[], site: MarkdownSite): MarkdownPage[] {
  const paths = new Set(pages.map(({ path }) => path));
  const texts = new Map(pages.map((page) => [page.path, readPageText(page, site, paths)]));
  return [...texts.values()].map((pageText) => {
    const { page, body, apiPaths } = pageText;
    const tables = apiPaths.flatMap((path) => {
      const apiPage = texts.get(path);
      const entry = site.findEntry(path);
      return apiPage?.tables && entry ? [`### ${entry.name}\n\n${apiPage.tables}`] : [];
    });
    return {
      page,
      path: getMarkdownPath(page.path),
      body,
      file: [writeFrontMatter(pageText, site), body, ...tables].join('\n'),
    };
  });
}

function readPageText(page: Page, site: MarkdownSite, paths: ReadonlySet<string>): PageText {
  try {
    const resolve = createResolver(page.path, site.url, (path) => paths.has(path));
    const html = page.segments.map(getHtml);
    const { texts, tables } = convertTexts(html, resolve);
    const shownSampleData = new Set<string>();
    const content = page.segments.flatMap((segment, index) => [
      texts[index] ?? '',
      writeMarkdown(convertInteractive(segment, site.url + page.path, shownSampleData)),
    ]);
    const body = [writeHead(page, site.listBadges(page.path)), ...content].filter(Boolean).join('\n');
    // A newly created page has no HTML either: it can be opened, and the rule `emptySections` reports it.
    if (content.join('') === '' && html.join('') !== '') throw new Error('Its HTML holds no text.');
    return { page, body, tables, apiPaths: listApiPaths(page) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${page.file ?? page.path}:1: cannot be converted to Markdown. ${reason}`, {
      cause: error,
    });
  }
}

function getHtml(segment: Segment): string {
  return 'html' in segment ? (segment.html ?? '') : '';
}

function writeHead({ title, description, resources, size }: Page, badges: readonly string[]): string {
  const links = resources.map(({ href, label }): PhrasingContent[] => [
    { type: 'link', url: href, children: [text(label)] },
  ]);
  const facts = [...(size ? [[text(describeSize(size))]] : []), ...links];
  return writeMarkdown([
    {
      type: 'heading',
      depth: 1,
      children: [text([title, ...badges.map((badge) => `(${badge})`)].join(' '))],
    },
    ...(description === '' ? [] : [paragraph([text(description)])]),
    ...(facts.length === 0 ? [] : [paragraph(join(facts, text(' · ')))]),
  ]);
}

function describeSize({ name, alone, added }: PageSize): string {
  return `${name === null ? 'Size' : `Size of ${name}`}: ${alone} gzip alone, +${added} in a typical app`;
}

function writeFrontMatter(
  { page, apiPaths }: PageText,
  { url, findProduct, findEntry }: MarkdownSite,
): string {
  const { path, title, description, version, history } = page;
  const entries = [path, ...apiPaths].flatMap((one) => findEntry(one) ?? []);
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

/** Paths of the API pages that the section at the end of a page lists (`apiSection.tsx`). */
function listApiPaths({ headings, segments }: Page): string[] {
  if (headings.at(-1)?.id !== API_SECTION.id) return [];
  const html = segments.map(getHtml).join('');
  const [, section = ''] = html.split(`<h2 id="${API_SECTION.id}">`);
  return Array.from(section.matchAll(/<li><a href="([^"]*)"/g), ([, href = '']) => href);
}
