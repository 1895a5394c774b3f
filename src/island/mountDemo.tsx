import { hydrateRoot, type Root } from 'react-dom/client';
import { selectData } from '../model/attributes';
import { listen } from '../state/customEvents';
import { datasetOf } from '../state/dataset';
import type { DemoTheme } from '../model/product';
import { endEarlyClicks } from '../behaviours/earlyClicks';
import { Island } from './Island';
import { loadDemo, loadDemoTheme } from './loadDemo';
import { loadPlayground } from './playground/loadPlayground';
import { setLicense } from './setLicense';
import { createStyleCache } from './styleCache';

/** The place and props of a demo, read from its container. */
export interface DemoContainer {
  readonly element: HTMLElement;
  readonly module: string;
  readonly name: string;
  readonly idPrefix: string;
  /** JSON of a playground; `undefined` for a demo. */
  readonly playground: string | undefined;
}

/** One style cache for all demos, made with the first of them. */
const cache = createStyleCache();

/**
 * Hydrates one demo's server HTML; resolves when that is done.
 * @param isActive false when the reader has left the page while the code was loading
 */
export async function mountDemo(
  { element, module, name, idPrefix, playground }: DemoContainer,
  theme: DemoTheme,
  isActive: () => boolean,
): Promise<Root | null> {
  const [{ DemoTheme }, { default: Demo }] = await Promise.all([
    loadDemoTheme(theme),
    playground ? loadPlayground(playground, module) : loadDemo(module, name),
    setLicense(),
  ]);
  if (!isActive()) return null;
  return new Promise((resolve) => {
    const onMount = () => {
      resolve(root);
      endEarlyClicks(element);
    };
    // With another key React discards the state of the previous one.
    const createIsland = (key: number) => (
      <Island key={key} cache={cache} DemoTheme={DemoTheme} Demo={Demo} onMount={onMount} />
    );
    // From here on the library sets what it needs.
    for (const button of element.querySelectorAll<HTMLElement>(selectData('static-disabled'))) {
      button.removeAttribute('aria-disabled');
      delete datasetOf(button).staticDisabled;
    }
    let key = 0;
    const root = hydrateRoot(element, createIsland(key), { identifierPrefix: idPrefix });
    listen(element, 'demo-reset', () => {
      // React gives up hydration when it must render first; and what is not hydrated is in its initial state.
      if (datasetOf(element).demoRoot === 'hydrated') root.render(createIsland(++key));
    });
  });
}
