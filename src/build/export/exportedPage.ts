import type { DemoPage } from '../../model/demoPage';
import type { DemoPart, Page, Segment } from '../../model/page';

/** The element in which Next repeats a page's props for hydration. */
const INLINE_DATA = /(<script id="__NEXT_DATA__" type="application\/json"[^>]*>)(.*?)(<\/script>)/s;

/** A page of the export: its HTML, and its data where it has a text of its own. */
export interface ExportedPage {
  /** Path below the export folder: `material-ui/react-button/index.html`. */
  readonly file: string;
  readonly html: string;
  readonly page: Page | null;
  /** HTML of the demos on it, as it stands in the page. */
  readonly demos: readonly string[];
}

/** What Next repeats in a page, as far as this site's own pages put it there. */
interface InlineData {
  readonly props: { readonly pageProps: { readonly page?: Page; readonly demo?: DemoPage } };
}

/**
 * Reads the data out of an exported page.
 * @throws Error when the HTML is not one that Next has written
 */
export function parseExportedPage(file: string, html: string): ExportedPage {
  const [, , json] = INLINE_DATA.exec(html) ?? [];
  if (json === undefined) throw new Error(`${file}: no inline page data. Was it written by next build?`);
  const { page, demo } = (JSON.parse(json) as InlineData).props.pageProps;
  const segments = page?.segments ?? [];
  const demos = segments.flatMap((segment) => {
    if (segment.kind === 'demo') {
      const { html: own, stylings } = segment.demo;
      return stylings.length > 0 ? stylings.map((part) => part.html) : [own];
    }
    return segment.kind === 'playground' ? [segment.block.html] : [];
  });
  return { file, html, page: page ?? null, demos: demo ? [demo.html] : demos };
}

/**
 * The page without the second copy of its text: hydration keeps what is in the document, and client
 * navigation reads the whole data from its own file.
 */
export function emptyInlineData({ html }: ExportedPage): string {
  return html.replace(INLINE_DATA, (whole, open: string, json: string, close: string) => {
    const data = JSON.parse(json) as InlineData;
    const { page, demo } = data.props.pageProps;
    if (!page && !demo) return whole;
    const pageProps = {
      ...data.props.pageProps,
      ...(page && { page: emptyPage(page) }),
      ...(demo && { demo: { ...demo, html: '', css: '', source: null } }),
    };
    const emptied = { ...data, props: { ...data.props, pageProps } };
    return open + JSON.stringify(emptied).replaceAll('<', '\\u003c') + close;
  });
}

function emptyPage(page: Page): Page {
  return {
    ...page,
    demoCss: '',
    segments: page.segments.map(emptySegment),
  };
}

function emptyPart<Part extends DemoPart>(part: Part): Part {
  return { ...part, html: '', preview: part.preview === null ? null : '' };
}

function emptySegment(segment: Segment): Segment {
  switch (segment.kind) {
    case 'html':
      return { ...segment, html: '' };
    case 'demo': {
      const { demo } = segment;
      return { ...segment, demo: { ...emptyPart(demo), stylings: demo.stylings.map(emptyPart) } };
    }
    case 'playground':
      return { ...segment, block: { ...segment.block, html: '', codeHtml: '' } };
    case 'tool':
    case 'apiTools':
    case 'adPlace':
      return segment;
  }
}
