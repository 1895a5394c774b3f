import type { DemoPage, RenderedDemo } from '../../../page/shared/demoPage';
import type { DemoBlock, DemoPart, Page, Segment } from '../../../page/shared/page';

/** The part that the export reads of the data that Next repeats in a document. */
export interface InlineData {
  readonly buildId: string;
  readonly props: { readonly pageProps: InlineProps };
}

/** Props of this site's own pages. */
interface InlineProps {
  readonly page?: Page;
  /** Of a page: what the documents of its own demos are made from. */
  readonly ownDemos?: readonly RenderedDemo[];
  /** Of the document of one demo, or of a template of such documents. */
  readonly demo?: DemoPage;
  /** Of a template. */
  readonly themeCss?: string;
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
    ownDemos: undefined,
    ...(page && { page: { ...page, demoCss: '', segments: page.segments.map(emptySegment) } }),
    ...(demo && { demo: { ...demo, html: '', sheets: '' } }),
  };
  return { ...data, props: { ...data.props, pageProps } };
}

function emptyPart<Part extends DemoPart>(part: Part): Part {
  return { ...part, html: '', preview: part.preview === null ? null : '' };
}

function emptyDemo(demo: DemoBlock): DemoBlock {
  return { ...emptyPart(demo), stylings: demo.stylings.map(emptyPart) };
}

function emptySegment(segment: Segment): Segment {
  switch (segment.kind) {
    case 'html':
    case 'head':
    case 'showcase':
      return { ...segment, html: '' };
    case 'hero':
      return { ...segment, html: segment.html && '', demo: segment.demo && emptyDemo(segment.demo) };
    case 'demo':
      return { ...segment, demo: emptyDemo(segment.demo) };
    case 'playground':
      return { ...segment, block: { ...segment.block, html: '', codeHtml: '' } };
    case 'tool':
    case 'apiTools':
    case 'slot':
      return segment;
  }
}
