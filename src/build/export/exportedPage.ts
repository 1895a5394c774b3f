import type { Page, Segment } from '../../model/page';

/** The element in which Next repeats a page's props for hydration. */
const INLINE_DATA = /(<script id="__NEXT_DATA__" type="application\/json"[^>]*>)(.*?)(<\/script>)/s;

/** A page of the export: its HTML, and its data where it has a text of its own. */
export interface ExportedPage {
  /** Path below the export folder: `material-ui/react-button/index.html`. */
  readonly file: string;
  readonly html: string;
  readonly page: Page | null;
}

/**
 * Reads the data out of an exported page.
 * @throws Error when the HTML is not one that Next has written
 */
export function parseExportedPage(file: string, html: string): ExportedPage {
  const [, , json] = INLINE_DATA.exec(html) ?? [];
  if (json === undefined) throw new Error(`${file}: no inline page data. Was it written by next build?`);
  const { props } = JSON.parse(json) as { props: { pageProps: { page?: Page } } };
  return { file, html, page: props.pageProps.page ?? null };
}

/**
 * The page without the second copy of its text: hydration keeps what is in the document, and client
 * navigation reads the whole data from its own file.
 */
export function emptyInlineData({ html, page }: ExportedPage): string {
  if (!page) return html;
  return html.replace(INLINE_DATA, (_, open: string, json: string, close: string) => {
    const data = JSON.parse(json) as { props: { pageProps: { page: Page } } };
    data.props.pageProps.page = emptyPage(page);
    return open + JSON.stringify(data).replaceAll('<', '\\u003c') + close;
  });
}

function emptyPage(page: Page): Page {
  return {
    ...page,
    demoCss: '',
    segments: page.segments.map(emptySegment),
  };
}

function emptySegment(segment: Segment): Segment {
  switch (segment.kind) {
    case 'html':
      return { ...segment, html: '' };
    case 'demo': {
      const { demo } = segment;
      return { ...segment, demo: { ...demo, html: '', preview: demo.preview === null ? null : '' } };
    }
    case 'tool':
      return segment;
  }
}
