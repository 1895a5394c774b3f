import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DemoBlock, Segment } from '../../../../page/shared/page';
import { elements } from '../elements';
import { locateModule } from '../../../../site/node/products';
import { readPage } from '../../reader/readPage';
import { isElementOf } from '../segments';
import { ShowcaseGrid, type ShowcaseDemo } from './Showcase';

/**
 * Creates the segment of a `<Hero>` or `<Showcase>`; `null` for any other node.
 * @param findDemo returns the block of a demo by name
 */
export function findLandingSegment(
  node: ReactNode,
  findDemo: (name: string) => DemoBlock,
): Extract<Segment, { kind: 'hero' | 'showcase' }> | null {
  if (isElementOf(node, elements.Hero)) {
    const children = [node.props.children].flat();
    const demo = children.find((child) => isElementOf(child, elements.Demo));
    const text = children.filter((child) => child !== demo);
    return {
      kind: 'hero',
      html: render(createElement(Fragment, null, ...text)) || null,
      demo: isElementOf(demo, elements.Demo) ? findDemo(demo.props.name) : null,
    };
  }
  if (isElementOf(node, elements.Showcase)) {
    const demos = [node.props.children].flat().flatMap((child) => {
      return isElementOf(child, elements.Demo) ? toShowcaseDemo(findDemo(child.props.name)) : [];
    });
    return { kind: 'showcase', html: render(<ShowcaseGrid demos={demos} />) };
  }
  return null;
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
