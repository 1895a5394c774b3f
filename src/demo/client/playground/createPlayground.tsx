import type { ComponentType } from 'react';
import type { Playground as PlaygroundData } from '../../shared/playground';
import { Playground, type AnyComponent } from './Playground';

/** Turns a playground into a demo, which an island can render. */
export function createPlayground(
  playground: PlaygroundData,
  [Component, Child]: readonly AnyComponent[],
): ComponentType {
  if (!Component) throw new Error(`The playground of ${playground.component} has no component.`);
  return function PlaygroundDemo() {
    return <Playground playground={playground} Component={Component} Child={Child ?? null} />;
  };
}
