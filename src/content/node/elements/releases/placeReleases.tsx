import type { ReactNode } from 'react';
import type { Heading } from '../../../../page/shared/page';
import type { ProductManifest } from '../../../../site/shared/product';
import { getFeedPath } from '../../../../page/shared/pageFiles';
import { formatDate, getReleaseId, getReleaseTitle, type Release } from '../../../../site/shared/release';
import { toLink } from '../../../../api/node/pages/Markdown';
import { elements } from '../elements';
import { readRepository } from '../../../../api/node/packages/installedPackage';
import { getMainPackage } from '../../../../site/node/products';
import { isElementOf, type PageTree } from '../segments';
import { ReleaseTable } from './ReleaseTable';
import { toReleaseHtml } from './releaseHtml';

type Text = Pick<PageTree, 'nodes' | 'headings'>;

/**
 * Replaces the `<Releases>` elements at the top level of a page's text: with the list of the product's own
 * releases and their headings, or with the table of all products.
 * @param releases releases by product id
 */
export function placeReleases(
  { nodes, headings }: Text,
  product: ProductManifest,
  products: readonly ProductManifest[],
  releases: Readonly<Record<string, readonly Release[]>>,
): Text {
  const own = releases[product.id] ?? [];
  const list = nodes.findIndex((node) => isElementOf(node, elements.Releases) && !node.props.summary);
  const above = nodes.slice(0, Math.max(0, list)).filter(isHeading).length;
  return {
    nodes: nodes.flatMap<ReactNode>((node, index) => {
      if (!isElementOf(node, elements.Releases)) return [node];
      if (node.props.summary) return [<ReleaseTable key={index} products={products} releases={releases} />];
      return listReleases(own, product);
    }),
    headings: list < 0 ? headings : headings.toSpliced(above, 0, ...own.map(toHeading)),
  };
}

function isHeading(node: ReactNode): boolean {
  return isElementOf(node, elements.h2) || isElementOf(node, elements.h3);
}

function toHeading(release: Release): Heading {
  return { id: getReleaseId(release), text: getReleaseTitle(release), level: 2 };
}

/** The headings must be at the top level, where the text is split into sections. */
function listReleases(releases: readonly Release[], product: ProductManifest): ReactNode[] {
  return [
    <p key="feed">
      To hear about the next release, subscribe to the <a href={getFeedPath(product)}>RSS feed</a>.
    </p>,
    ...releases.flatMap((release) => [
      <elements.h2 key={`${release.version} title`} id={getReleaseId(release)}>
        {getReleaseTitle(release)}
      </elements.h2>,
      <div key={release.version} className="release">
        <Facts release={release} product={product} />
        <div dangerouslySetInnerHTML={{ __html: toReleaseHtml(release) }} />
      </div>,
    ]),
  ];
}

/** Date, packages and changelog of a library's release. Without a version number, its heading is the date. */
function Facts({ release, product }: { release: Release; product: ProductManifest }) {
  const main = getMainPackage(product);
  if (!main) return null;
  const { version, date, packages = [main], tag = `v${version}` } = release;
  const changelog = `${readRepository({ name: main }).address}/blob/${tag}/CHANGELOG.md`;
  return (
    <p className="release-facts">
      <time dateTime={date}>{formatDate(date)}</time>
      {packages.map((name) => (
        <code key={name} className="whole">
          {name}
        </code>
      ))}
      <a {...toLink(changelog)} aria-label={`Changelog of ${getReleaseTitle(release)}`}>
        Changelog
      </a>
    </p>
  );
}
