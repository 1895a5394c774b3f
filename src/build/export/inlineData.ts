import type { DemoPage } from '../../model/demoPage';
import type { DemoPart, Page, Segment } from '../../model/page';
/** The part of Next's inline data that this site's own pages add. */
export interface InlineData {
  readonly props: { readonly pageProps: { readonly page?: Page; readonly demo?: DemoPage } };
}

/**
 * A page's data without the second copy of its text: hydration keeps what is in the document, and client
 * navigation reads the whole data from its own file. `null` when there is nothing to remove.
 */
export function emptyInlineData(data: InlineData): InlineData | null {
  const { page, demo } = data.props.pageProps;
  if (!page && !demo) return null;
  const pageProps = {
    ...data.props.pageProps,
    ...(page && { page: emptyPage(page) }),
    ...(demo && { demo: { ...demo, html: '', css: '', source: null } }),
  };
  return { ...data, props: { ...data.props, pageProps } };
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
