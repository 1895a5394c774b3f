import { useState } from 'react';
import type { DemoBlock as DemoBlockData } from '../../model/page';
import { useCurrentPage } from '../../state/page';
import { useTranslate } from '../../state/language';
import { CodeBlock } from './CodeBlock';
import styles from './DemoBlock.module.css';

interface DemoBlockProps {
  demo: DemoBlockData;
  /** Path of the page's module, which knows where the demo's code is. */
  module: string;
}

/** A demo in its frame: the stage, the bar below it and the source. */
export function DemoBlock({ demo, module }: DemoBlockProps) {
  const { name, layout, height, html, idPrefix, file, preview, code } = demo;
  const { site } = useCurrentPage();
  const t = useTranslate();
  const [full, setFull] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(code === 'open');
  const isInlineShown = code === 'open' ? isOpen : !(isOpen && full !== null);

  const toggle = () => {
    setIsOpen(!isOpen);
    if (isOpen || full !== null || code === 'open') return;
    // The map of all pages' demos stays out of the first load.
    import('./loadDemo')
      .then(({ loadDemoEntry }) => loadDemoEntry(module, name))
      .then(({ loadSource }) => loadSource())
      .then(({ default: source }) => setFull(source.full))
      .catch((error: unknown) => {
        // Offline or an old deployment: the link to the file is still there.
        console.error(error);
        setIsOpen(false);
      });
  };

  return (
    <figure id={name} className={styles.demo} aria-label={t('demo.label', { name: toWords(name) })}>
      <div className={styles.stage} data-layout={layout} style={{ minHeight: height ?? undefined }}>
        <div
          className={styles.root}
          data-demo-root=""
          data-module={module}
          data-name={name}
          data-id-prefix={idPrefix}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
      <figcaption className={styles.bar}>
        <a className={styles.file} href={`${site.repository}/blob/${site.branch}/${file}`}>
          {name}.tsx
        </a>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${name}-source`}
          onClick={toggle}
          data-ga-event-category="demo"
          data-ga-event-action="expand"
          data-ga-event-label={file}
        >
          {isOpen ? t('demo.hideSource') : t('demo.showSource')}
        </button>
      </figcaption>
      <div id={`${name}-source`}>
        {preview !== null && (
          <CodeBlock html={preview} label={`${name}.tsx`} isHidden={!isInlineShown} analyticsLabel={file} />
        )}
        {full !== null && (
          <CodeBlock html={full} label={`${name}.tsx`} isHidden={!isOpen} analyticsLabel={file} />
        )}
      </div>
    </figure>
  );
}

/** `InvoiceActions` → `Invoice actions`. */
function toWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
