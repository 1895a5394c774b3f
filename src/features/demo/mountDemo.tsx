import { hydrateRoot, type Root } from 'react-dom/client';
import type { DemoTheme } from '../../model/product';
import { Island } from './Island';
import { loadDemoEntry, loadDemoTheme } from './loadDemo';
import { createStyleCache } from './styleCache';

/** Where a demo stands, read from its container. */
export interface DemoContainer {
  readonly element: HTMLElement;
  readonly module: string;
  readonly name: string;
  readonly idPrefix: string;
}

/** One style cache for all demos, made with the first of them. */
const cache = createStyleCache();

/**
 * Hydrates one demo's server HTML; resolves when React has taken it over.
 * @param isActive false when the reader has left the page while the code was loading
 */
export async function mountDemo(
  { element, module, name, idPrefix }: DemoContainer,
  theme: DemoTheme,
  isActive: () => boolean,
): Promise<Root | null> {
  const [{ DemoTheme }, { default: Demo }] = await Promise.all([
    loadDemoTheme(theme),
    loadDemoEntry(module, name).then(({ load }) => load()),
  ]);
  if (!isActive()) return null;
  return new Promise((resolve) => {
    const onMount = () => {
      element.dataset.demoRoot = 'alive';
      resolve(root);
    };
    const island = <Island cache={cache} DemoTheme={DemoTheme} Demo={Demo} onMount={onMount} />;
    const root = hydrateRoot(element, island, { identifierPrefix: idPrefix });
  });
}
