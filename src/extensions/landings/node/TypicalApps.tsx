import { libraries } from '../../../../data/libraries';
import { products } from '../../../../data/products';
import { elements } from '../../../content/node/elements/elements';

/** What the typical app of each library imports; the sizes on its pages are what a component adds to it. */
export function TypicalApps() {
  return (
    <elements.table>
      <thead>
        <tr>
          <th>Library</th>
          <th>Imports of the app</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ id, name }) => (
          <tr key={id}>
            <td>{name}</td>
            <td>{libraries[id]?.app.map((one) => one.name).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </elements.table>
  );
}
