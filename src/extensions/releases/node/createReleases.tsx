import { createElement, Fragment, type ReactNode } from 'react';
import type { ProductManifest } from '../../../site/shared/product';
import { getFeedPath } from '../../../page/shared/pageFiles';
import { formatDate, getReleaseId, getReleaseTitle, type Release } from '../../../site/shared/release';
import { toLink } from '../../../api/node/pages/Markdown';
import { elements } from '../../../content/node/elements/elements';
import { readRepository } from '../../../api/node/packages/installedPackage';
import { getMainPackage, loadProducts } from '../../../site/node/products';
import { ReleaseTable } from './ReleaseTable';
import { toReleaseHtml } from '../../../content/node/reader/manifestText';

/**
 * Creates the element that lists the releases of a product, or the newest of all products.
 * @param releases releases by product id
 */
export async function createReleases(
  product: ProductManifest,
  releases: Readonly<Record<string, readonly Release[]>>,
) {
  const products = await loadProducts();
  return ({ summary }: { summary?: boolean | undefined }) =>
    summary ? (
      <ReleaseTable products={products} releases={releases} />
    ) : (
      createElement(Fragment, null, ...listReleases(releases[product.id] ?? [], product))
    );
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
      <div key={release.version} className="ui-stack">
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
    <p className="ui-row ui-muted">
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
