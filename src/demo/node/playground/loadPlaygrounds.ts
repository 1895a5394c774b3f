import type { ComponentType } from 'react';
import type { Playground } from '../../shared/playground';
import type { ProductManifest } from '../../../site/shared/product';
import { renderDemos } from '../../client/renderDemos';
import { renderDemo } from '../renderDemo';
import { loadApi } from '../../../api/node/packages/loadApi';
import type { PlaygroundModule } from '../../../content/node/compile/pageModule';
import { getMainPackage } from '../../../site/node/products';
import { createPlayground } from './createPlayground';
import { readVariables } from './readVariables';

/** A playground with the components that it shows. */
export interface LoadedPlayground {
  readonly playground: Playground;
  readonly components: readonly ComponentType<Record<string, unknown>>[];
}

/**
 * The playgrounds of a page, checked against the installed packages.
 * @param module path of the page's module below `data`, without extension
 * @param packageName npm package of the page, if it is not the product's
 * @throws Error with file and line when a component, prop or start value does not exist
 */
export async function loadPlaygrounds(
  playgrounds: readonly PlaygroundModule[],
  product: ProductManifest,
  module: string,
  packageName: string | undefined,
): Promise<LoadedPlayground[]> {
  if (playgrounds.length === 0) return [];
  const api = await loadApi();
  const location = {
    section: product.id,
    packageName: packageName ?? getMainPackage(product),
    file: `data/${module}.mdx`,
  };
  return playgrounds.map(({ options, components }) => {
    if (options.variables.length === 0) {
      return { playground: createPlayground(api, options, location), components };
    }
    const bare = createPlayground(api, { ...options, variables: [] }, location);
    const variables = readVariables(renderCss({ playground: bare, components }, product, location.file));
    return { playground: createPlayground(api, options, location, variables), components };
  });
}

/** The CSS of a playground's component in its initial state. */
function renderCss({ playground, components }: LoadedPlayground, product: ProductManifest, file: string) {
  const [css = ''] = renderDemos([], product.demoTheme, renderDemo, [
    { file, playground, components },
  ]).ownCss;
  return css;
}
