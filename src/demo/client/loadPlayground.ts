import type { ComponentType } from 'react';
import type { Playground } from '../shared/playground';
import { loadPlaygroundComponents } from './loadDemo';

/**
 * Loads a playground as a demo, with the code that all playgrounds share.
 * @param json the playground as `PlaygroundBlock` wrote it
 */
export async function loadPlayground(
  json: string,
  module: string,
): Promise<{ readonly default: ComponentType }> {
  const playground: Playground = JSON.parse(json);
  const [components, { createPlayground }] = await Promise.all([
    loadPlaygroundComponents(module, playground.id),
    import('./playground/createPlayground'),
  ]);
  return { default: createPlayground(playground, components) };
}
