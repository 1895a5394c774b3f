import type { ProductManifest } from '../../../site/shared/product';
import { renderDemos, type RenderablePlayground } from '../../client/renderDemos';
import { renderDemo } from '../renderDemo';
import { loadApi } from '../../../api/node/packages/loadApi';
import type { PlaygroundModule } from '../../../content/node/compile/pageModule';
import { getMainPackage } from '../../../site/node/products';
import { createPlayground } from './createPlayground';
import { readVariables } from './readVariables';

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
): Promise<RenderablePlayground[]> {
  if (playgrounds.length === 0) return [];
  const api = await loadApi();
  const file = `data/${module}.mdx`;
  const location = { section: product.id, packageName: packageName ?? getMainPackage(product), file };
  return playgrounds.map(({ options, components }) => {
    const bare = createPlayground(api, { ...options, variables: [] }, location);
    if (options.variables.length === 0) return { file, playground: bare, components };
    // The variables that the component's styles read in its initial state.
    const { ownCss } = renderDemos([], product.demoTheme, renderDemo, [
      { file, playground: bare, components },
    ]);
    const variables = readVariables(ownCss[0] ?? '');
    return { file, playground: createPlayground(api, options, location, variables), components };
  });
}
