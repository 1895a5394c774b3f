import type { ProductManifest } from '../../model/product';
import { getMainPackage, getProductVersion } from '../products';
import { elements } from './elements';

/** The element that lists the versions of the documented libraries, read from what is installed. */
export function createReleases(products: readonly ProductManifest[]) {
  const libraries = products.filter(({ packages }) => packages.length > 0);
  return function Releases() {
    return (
      <elements.table>
        <thead>
          <tr>
            <th>Library</th>
            <th>Package</th>
            <th>Version</th>
          </tr>
        </thead>
        <tbody>
          {libraries.map((product) => (
            <tr key={product.id}>
              <td>{product.name}</td>
              <td>
                <code>{getMainPackage(product)}</code>
              </td>
              <td>{getProductVersion(product)}</td>
            </tr>
          ))}
        </tbody>
      </elements.table>
    );
  };
}
