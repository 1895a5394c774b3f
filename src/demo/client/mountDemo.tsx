import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { selectData } from '../../page/shared/attributes';
import { listen } from '../../base/client/customEvents';
import { datasetOf } from '../../base/client/dataset';
import type { DemoTheme } from '../../site/shared/product';
import { replayEarlyClick } from './clicks/earlyClicks';
import { Island } from './island/Island';
import { loadDemo, loadDemoTheme, loadPlayground } from './loadDemo';
import { setLicense } from './setLicense';
import { createStyleCache } from './island/styleCache';

/** The container of a demo, and the props read from it. */
export interface DemoContainer {
  readonly element: HTMLElement;
  readonly module: string;
  readonly name: string;
  readonly idPrefix: string;
  /** Its HTML is replaced, not hydrated. */
  readonly isSnapshot: boolean;
  /** JSON of a playground; `undefined` for a demo. */
  readonly playground: string | undefined;
}

/** One style cache for all demos. */
const cache = createStyleCache();

/**
 * Hydrates one demo's server HTML; resolves when that is done. A snapshot is not hydrated: the demo renders
 * from scratch next to it, and then replaces it.
 * @param isActive false when the reader has left the page while the code was loading
 */
export async function mountDemo(
  { element, module, name, idPrefix, isSnapshot, playground }: DemoContainer,
  theme: DemoTheme,
  isActive: () => boolean,
): Promise<Root | null> {
  const [{ DemoTheme }, { default: Demo }, snapshots] = await Promise.all([
    loadDemoTheme(theme),
    playground ? loadPlayground(module, playground) : loadDemo(module, name),
    // Only demos with a snapshot need this.
    isSnapshot ? import('./replaceSnapshot') : null,
    setLicense(),
  ]);
  if (!isActive()) return null;
  const container = snapshots?.addPendingContainer(element) ?? element;
  return new Promise((resolve) => {
    const onMount = () => {
      resolve(root);
      if (!snapshots) replayEarlyClick(element);
      // Once: a demo that is reset mounts again.
      else if (datasetOf(element).demoRoot === '') void snapshots.replaceSnapshot(element, container);
    };
    // A new key makes React discard the previous state.
    const createIsland = (key: number) => (
      <Island key={key} cache={cache} DemoTheme={DemoTheme} Demo={Demo} onMount={onMount} />
    );
    // From here on, the component itself decides whether its buttons are disabled.
    for (const button of element.querySelectorAll<HTMLElement>(selectData('static-disabled'))) {
      button.removeAttribute('aria-disabled');
      delete datasetOf(button).staticDisabled;
    }
    let key = 0;
    const options = { identifierPrefix: idPrefix };
    const root = snapshots
      ? createRoot(container, options)
      : hydrateRoot(element, createIsland(key), options);
    if (snapshots) root.render(createIsland(key));
    listen(element, 'demo-reset', () => {
      // An earlier render would make React abandon hydration, and the demo is in its initial state anyway.
      if (datasetOf(element).demoRoot === 'hydrated') root.render(createIsland(++key));
    });
  });
}
