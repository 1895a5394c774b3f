import { useEffect, useRef } from 'react';
import { data } from '../../../page/shared/attributes';
import { discardEarlyClick } from '../clicks/earlyClicks';
import type { DemoPage } from '../../../page/shared/demoPage';
import { editing } from './editing';
import { staticHtml } from '../../../ui/client/staticHtml';
import styles from './StandaloneDemo.module.css';

/** A demo that fills its document: for iframes, screenshots, sandboxes and tests. */
export function StandaloneDemo({ demo }: { demo: DemoPage }) {
  const { name, layout, html, sheets } = demo;
  const Stage = demo.hasMain ? 'div' : 'main';
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let isActive = true;
    let stop = () => {};
    const start = editing?.frame.isActive()
      ? editing.frame.start(element, demo)
      : startDemo(element, demo, () => isActive);
    start.then(
      (undo) => (isActive ? (stop = undo) : undo()),
      // Offline or an old deployment: the demo stays static.
      (error: unknown) => {
        discardEarlyClick(element);
        console.error(error);
      },
    );
    return () => {
      isActive = false;
      stop();
    };
  }, [demo]);

  return (
    <Stage className={styles.stage} {...data({ layout, 'needs-framework': '' })}>
      {editing && <script dangerouslySetInnerHTML={{ __html: editing.frame.script }} />}
      {!demo.hasTitle && (
        <header className="visually-hidden">
          <h1>{demo.title}</h1>
        </header>
      )}
      <div hidden {...staticHtml(sheets)} />
      <div ref={root} className={styles.root} {...data({ 'demo-root': '', name })} {...staticHtml(html)} />
    </Stage>
  );
}

async function startDemo(
  element: HTMLElement,
  { module, name, idPrefix, isSnapshot, theme }: DemoPage,
  isActive: () => boolean,
): Promise<() => void> {
  const { mountDemo } = await import('../mountDemo');
  const container = {
    element,
    module,
    name,
    idPrefix,
    isSnapshot: isSnapshot ?? false,
    playground: undefined,
  };
  const root = await mountDemo(container, theme, isActive);
  // React must not unmount a root while it renders another: do it in the next task.
  return () => setTimeout(() => root?.unmount());
}
