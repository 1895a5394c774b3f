import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DemoBlock } from '../../../page/shared/page';
import { locateModule } from '../../../site/node/products';
import { readPage } from '../../../content/node/reader/readPage';
import type { ElementPage } from '../../../content/node/elements/element';
import { isElementOf, SegmentPlaceholder } from '../../../content/node/elements/segments';
import { ShowcaseGrid, type ShowcaseDemo } from './Showcase';

interface Props {
  children: ReactNode;
}

/** Creates the element for the top of a landing page, with its text and its demo apart. */
export const createHero =
  ({ expand }: Pick<ElementPage, 'expand'>) =>
  ({ children }: Props) => {
    const nodes = expand([children].flat());
    const [demo = null] = nodes.flatMap(findDemo);
    const text = nodes.filter((node) => findDemo(node).length === 0);
    const html = render(createElement(Fragment, null, ...text)) || null;
    return <SegmentPlaceholder segment={{ kind: 'hero', html, demo }} />;
  };

/** Creates the element that shows demos of other pages. */
export const createShowcase =
  ({ expand }: Pick<ElementPage, 'expand'>) =>
  ({ children }: Props) => {
    const demos = expand([children].flat()).flatMap(findDemo).flatMap(toShowcaseDemo);
    return (
      <SegmentPlaceholder segment={{ kind: 'showcase', html: render(<ShowcaseGrid demos={demos} />) }} />
    );
  };

function findDemo(node: ReactNode): DemoBlock[] {
  if (!isElementOf(node, SegmentPlaceholder)) return [];
  const { segment } = node.props;
  return segment.kind === 'demo' ? [segment.demo] : [];
}

function toShowcaseDemo(demo: DemoBlock): ShowcaseDemo[] {
  const { from } = demo;
  if (from === undefined) return [];
  const { product, entry, pathname } = locateModule(from);
  const { frontMatter } = readPage(`data/${from}.mdx`);
  return [
    {
      demo,
      module: from,
      title: frontMatter?.title ?? product.name,
      href: `${pathname}/`,
      theme: product.demoTheme,
      entry,
    },
  ];
}

function render(node: ReactNode): string {
  return renderToStaticMarkup(node).trim();
}
