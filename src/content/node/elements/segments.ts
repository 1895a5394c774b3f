import { createElement, Fragment, isValidElement } from 'react';
import type { ComponentType, FunctionComponent, ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedDemo } from '../../../page/shared/demoPage';
import type { Page, Segment } from '../../../page/shared/page';

/** A page whose text is not rendered yet: the top-level nodes of its element tree. */
export interface PageTree extends Omit<Page, 'segments' | 'extras' | 'history'> {
  readonly nodes: readonly ReactNode[];
  /** The page's own demos, for the documents that show each demo standalone. */
  readonly ownDemos: readonly RenderedDemo[];
}

/** Top-level placeholder for a segment that is not text: a demo, a tool, the place of an extension. */
export const SegmentPlaceholder: FunctionComponent<{ segment: Segment }> = () => null;

/** Renders a page's text to HTML segments, split at the placeholders of the other segments. */
export function toSegments(nodes: readonly ReactNode[]): Segment[] {
  const segments: Segment[] = [];
  let text: ReactNode[] = [];
  const endText = () => {
    const html = renderToStaticMarkup(createElement(Fragment, null, ...text)).trim();
    if (html) segments.push({ kind: 'html', html });
    text = [];
  };
  for (const node of nodes) {
    if (isElementOf(node, SegmentPlaceholder)) {
      endText();
      segments.push(node.props.segment);
    } else text.push(node);
  }
  endText();
  return segments;
}

/** Whether a React node is an element of a given component. */
export function isElementOf<Props>(node: ReactNode, type: ComponentType<Props>): node is ReactElement<Props> {
  return isValidElement(node) && node.type === type;
}
