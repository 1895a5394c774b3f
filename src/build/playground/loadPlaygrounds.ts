import type { ComponentType } from 'react';
import type { Playground } from '../../model/playground';
import type { ProductManifest } from '../../model/product';
import { loadApi } from '../package/loadApi';
import type { PlaygroundModule } from '../pageModule';
import { getMainPackage } from '../products';
import { createPlayground } from './createPlayground';

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
  const place = {
    section: product.id,
    packageName: packageName ?? getMainPackage(product),
    file: `data/${module}.mdx`,
  };
  return playgrounds.map(({ options, components }) => ({
    playground: createPlayground(api, options, place),
    components,
  }));
}
