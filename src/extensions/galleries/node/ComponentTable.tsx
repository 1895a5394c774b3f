import type { Plan } from '../../../api/shared/plan';
import { elements } from '../../../content/node/elements/elements';
import { STATE_LABELS } from '../../../content/node/components/stateLabels';
import type { ProductManifest } from '../../../site/shared/product';
import { readGallery, type Tile } from './readGallery';

const PLANS: Readonly<Record<Plan, string>> = { pro: 'Pro', premium: 'Premium' };

/**
 * Creates the element that shows all components of a product in a table: docs, guideline, accessibility pattern,
 * package and state.
 */
export async function createComponentTable(product: ProductManifest) {
  const tiles = (await readGallery(product)).flatMap((category) => category.tiles);
  const byTitle = [...tiles].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  return () => (
    <elements.table>
      <thead>
        <tr>
          <th>Component</th>
          <th>Guideline</th>
          <th>Accessibility pattern</th>
          <th>Package</th>
          <th>State</th>
        </tr>
      </thead>
      <tbody>
        {byTitle.map((tile) => (
          <tr key={tile.href}>
            <td>
              <ComponentLinks tile={tile} />
            </td>
            <td>
              {tile.materialDesign === null ? (
                'None'
              ) : (
                <a href={tile.materialDesign}>Material Design {tile.guideline}</a>
              )}
            </td>
            <td>{tile.waiAria === null ? '–' : <a href={tile.waiAria}>{toPatternName(tile.waiAria)}</a>}</td>
            <td>{tile.packageName === null ? 'None' : <code>{tile.packageName}</code>}</td>
            <td>{describeState(tile)}</td>
          </tr>
        ))}
      </tbody>
    </elements.table>
  );
}

/** Links to the guide and the API page of a component. */
function ComponentLinks({ tile: { title, href, hasGuide, apiHref } }: { tile: Tile }) {
  return (
    <>
      {hasGuide ? <a href={href}>{title}</a> : title}
      {apiHref !== null && (
        <>
          {' '}
          (<a href={apiHref}>API</a>)
        </>
      )}
    </>
  );
}

function describeState({ states, plan }: Tile): string {
  const words = [...states.map((state) => STATE_LABELS[state]), ...(plan ? [`${PLANS[plan]} plan`] : [])];
  return words.length > 0 ? words.join(', ') : 'Stable';
}

/** `https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/` → `Menu button`. */
function toPatternName(pattern: string): string {
  const name = (new URL(pattern).pathname.split('/').findLast(Boolean) ?? '').replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
