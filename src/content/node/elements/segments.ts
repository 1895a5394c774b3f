import { createElement, Fragment, isValidElement } from 'react';
import type { ComponentType, FunctionComponent, ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedDemo } from '../../../page/shared/demoPage';
import type { Page, Segment } from '../../../page/shared/page';

/** A page whose text is still a tree: the nodes of its top level. */
export interface PageTree extends Omit<Page, 'segments' | 'tip' | 'history'> {
  readonly nodes: readonly ReactNode[];
  /** The page's own demos, for documents that show each alone. */
  readonly ownDemos: readonly RenderedDemo[];
}

/** Placeholder at the top level of a page's tree for a segment that is not text: a demo, a tool, the ad slot. */
export const Cut: FunctionComponent<{ segment: Segment }> = () => null;

/** Renders a page's text to HTML, split at the other segments. */
export function toSegments(nodes: readonly ReactNode[]): Segment[] {
  const segments: Segment[] = [];
  let text: ReactNode[] = [];
  const endText = () => {
    const html = renderToStaticMarkup(createElement(Fragment, null, ...text)).trim();
    if (html) segments.push({ kind: 'html', html });
    text = [];
  };
  for (const node of nodes) {
    if (isElementOf(node, Cut)) {
      endText();
      segments.push(node.props.segment);
    } else text.push(node);
  }
  endText();
  return segments;
}

/** Whether a node of a tree is an element of a certain component. */
export function isElementOf<Props>(node: ReactNode, type: ComponentType<Props>): node is ReactElement<Props> {
  return isValidElement(node) && node.type === type;
}
