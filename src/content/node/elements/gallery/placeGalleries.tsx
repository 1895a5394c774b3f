import type { ReactNode } from 'react';
import type { Heading } from '../../../../page/shared/page';
import type { ProductManifest } from '../../../../site/shared/product';
import { elements } from '../elements';
import type { FrontMatter } from '../../reader/frontMatter';
import { isElementOf } from '../segments';
import { ComponentTable } from './ComponentTable';
import { CompactGallery, Gallery } from './Gallery';
import { toGalleryHeadingId } from '../../reader/headingIds';
import { readGallery } from './readGallery';

interface Text {
  readonly nodes: readonly ReactNode[];
  readonly headings: readonly Heading[];
}

/**
 * Renders the galleries and component tables at the top level of a page's text; other nodes stay as they are.
 * @param aliases aliases of the page; some may lead to headings of the gallery
 */
export async function placeGalleries(
  { nodes, headings }: Text,
  product: ProductManifest,
  aliases: FrontMatter['aliases'],
): Promise<Text> {
  const isPlace = (node: ReactNode) =>
    isElementOf(node, elements.Gallery) || isElementOf(node, elements.ComponentTable);
  if (!nodes.some(isPlace)) return { nodes, headings };
  const categories = await readGallery(product);
  const hasHeadings = nodes.some((node) => isElementOf(node, elements.Gallery) && !node.props.compact);
  return {
    nodes: nodes.map((node, index) => {
      if (isElementOf(node, elements.ComponentTable)) {
        return <ComponentTable key={index} categories={categories} />;
      }
      if (!isElementOf(node, elements.Gallery)) return node;
      if (node.props.compact) return <CompactGallery key={index} categories={categories} />;
      return <Gallery key={index} categories={categories} aliases={aliases} />;
    }),
    // A gallery comes before the sections of its page.
    headings: hasHeadings ? [...categories.map(toHeading), ...headings] : headings,
  };
}

function toHeading({ id, title }: { id: string; title: string }): Heading {
  return { id: toGalleryHeadingId(id), text: title, level: 2 };
}
