import type { ProductManifest } from '../../../site/shared/product';
import { getFeedPath } from '../../../page/shared/pageFiles';
import { formatDate, type Release } from '../../../site/shared/release';
import { elements } from '../../../content/node/elements/elements';
import { getMainPackage, getProductVersion } from '../../../site/node/products';

/** The documented release of each library: the installed version, with its date from the list of releases. */
export function ReleaseTable({
  products,
  releases,
}: {
  products: readonly ProductManifest[];
  /** By product id. */
  releases: Readonly<Record<string, readonly Release[]>>;
}) {
  const libraries = products.filter(({ packages }) => packages.length > 0);
  return (
    <elements.table>
      <thead>
        <tr>
          <th>Library</th>
          <th>Package</th>
          <th>Version</th>
          <th>Released</th>
          <th>Changes</th>
        </tr>
      </thead>
      <tbody>
        {libraries.map((product) => {
          const { id, name, whatsNew } = product;
          const version = getProductVersion(product);
          const release = releases[id]?.find((one) => one.version === version);
          return (
            <tr key={id}>
              <td>{name}</td>
              <td>
                <code className="whole">{getMainPackage(product)}</code>
              </td>
              <td>{version}</td>
              <td>{release && <time dateTime={release.date}>{formatDate(release.date)}</time>}</td>
              <td>
                {whatsNew && (
                  <>
                    <a href={whatsNew} aria-label={`What's new in ${name}`}>
                      {"What's new"}
                    </a>
                    {', '}
                    <a href={getFeedPath(product)} aria-label={`RSS feed of ${name}`}>
                      RSS
                    </a>
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </elements.table>
  );
}
