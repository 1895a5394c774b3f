import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { DemoTheme } from '../../site/shared/product';
import { datasetOf } from '../../base/client/dataset';
import { DemoStyleCollector } from './island/DemoStyle';
import { Island } from './island/Island';
import { loadDemoTheme } from './loadDemo';
import { createStyleCache } from './island/styleCache';

/** The HTML and CSS of a demo at some moment. */
export interface Snapshot {
  readonly html: string;
  /** CSS of its elements, rule by rule. */
  readonly rules: readonly string[];
}

interface SnapshotOptions {
  readonly Demo: ComponentType;
  readonly theme: DemoTheme;
  /** Of its stage, in px; `null` when it is as high as the demo. */
  readonly height: number | null;
  /** `useId` prefix, the same in the browser. */
  readonly idPrefix: string;
  readonly onError: (error: Error) => void;
}

/**
 * Renders a demo at build in a document, as a browser does; returns a function that takes a snapshot of it.
 */
export function renderSnapshot(
  document: Document,
  { Demo, theme, height, idPrefix, onError }: SnapshotOptions,
): () => Snapshot {
  const container = document.createElement('div');
  if (height !== null) datasetOf(container).height = String(height);
  document.body.append(container);
  const rules = new Set<string>();
  const cache = createStyleCache();
  // The document itself needs no styles: no one sees it, and its layout is stubbed.
  cache.sheet.insert = (rule) => rules.add(rule);
  const root = createRoot(container, { identifierPrefix: idPrefix });
  void loadDemoTheme(theme).then(
    ({ DemoTheme }) =>
      root.render(
        <DemoStyleCollector.Provider value={(css) => rules.add(css)}>
          <Island cache={cache} DemoTheme={DemoTheme} Demo={Demo} onError={onError} />
        </DemoStyleCollector.Provider>,
      ),
    onError,
  );
  return () => ({ html: container.innerHTML, rules: [...rules] });
}
