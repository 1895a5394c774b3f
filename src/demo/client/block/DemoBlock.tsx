import { useEffect, useRef, useState, type ReactNode } from 'react';
import { clickEvent } from '../../../page/shared/clickEvents';
import { data } from '../../../page/shared/attributes';
import { getDemoPath, toDemoFileName, toFileName, toWords, type DemoSource } from '../../shared/demo';
import { findFileAddress } from '../../../site/shared/site';
import type { DemoBlock as DemoBlockData } from '../../../page/shared/page';
import { useStore } from '../../../base/client/useStore';
import { useTranslate } from '../../../shell/client/language/language';
import { codeStyling } from '../../../shell/client/preferences/codeStyling';
import { codeVariant } from '../../../shell/client/preferences/codeVariant';
import { useCurrentPage } from '../../../page/client/context/page';
import { chooseCode } from './chooseCode';
import { chooseStyling } from './chooseStyling';
import { CodeBlock } from '../../../ui/client/CodeBlock';
import { staticHtml } from '../../../ui/client/staticHtml';
import type { DemoControl, DemoEditing } from './control';
import { DemoToolbar } from './DemoToolbar';
import { editing } from './editing';
import { findDemoInHash, listDemoAnchors } from '../../../page/shared/demoLink';
import { isEdited } from '../edits/findEdit';
import { loadDemoSource } from './loadDemoSource';
import styles from './DemoBlock.module.css';

interface DemoBlockProps {
  demo: DemoBlockData;
  /** Path of the page's module, from which the demo's code is loaded. */
  module: string;
}

/** A demo: the stage where it is rendered, the bar below it and the source. */
export function DemoBlock({ demo: whole, module }: DemoBlockProps) {
  const demo = chooseStyling(whole, useStore(codeStyling.store));
  const { name, aliases, key, layout, height, file, stylings } = demo;
  // All stylings are in the HTML; the style sheet shows the chosen one from the first paint.
  const parts = stylings.length > 0 ? stylings : [{ ...demo, styling: undefined }];
  const current = useCurrentPage();
  const { site } = current;
  const t = useTranslate();
  const address = findFileAddress(site, 'blob', file);
  const label = t('demo.label', { name: toWords(name) });
  const figure = useRef<HTMLElement>(null);
  const variant = useStore(codeVariant.store);
  const fileName = toDemoFileName(file, variant);
  const [loaded, setLoaded] = useState<{ key: string; source: DemoSource } | null>(null);
  const source = loaded?.key === key ? loaded.source : null;
  const [isOpen, setIsOpen] = useState(demo.code === 'open');
  const [panel, setPanel] = useState<ReactNode>(null);
  const [editor, setEditor] = useState<ReactNode>(null);
  const [badge, setBadge] = useState<ReactNode>(null);
  const { isInlineShown, html, needsSource } = chooseCode(demo, isOpen, variant, source);
  const category = isOpen ? 'demo-expand' : 'demo';
  const copyEvent = clickEvent(category, 'copy-click', file);

  const loadSource = async () => {
    if (source) return source;
    const fetched = await loadDemoSource(demo.file);
    setLoaded({ key, source: fetched });
    return fetched;
  };
  useEffect(() => {
    if (!needsSource) return;
    loadSource().catch((error: unknown) => {
      // Offline or an old deployment: the link to the file still works.
      console.error(error);
      setIsOpen(false);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `loadSource` reads nothing that could be stale
  }, [needsSource, key]);

  const withEditor = (task: (editor: DemoEditing) => unknown) =>
    void editing
      ?.load()
      .then(task)
      .catch((error: unknown) => console.error(error));
  const isEditing = editor !== null && isOpen;
  const edit = () =>
    withEditor(({ startEditing, stopEditing }) => (isEditing ? stopEditing : startEditing)(control));
  const control: DemoControl = {
    demo,
    current,
    figure,
    variant,
    isOpen,
    setIsOpen,
    isEditing,
    onEdit: demo.isReadOnly || !editing ? null : edit,
    loadSource,
    setPanel,
    setEditor,
    setBadge,
  };

  useEffect(() => {
    // Remove the editor and the badge of the previous styling.
    setEditor(null);
    setBadge(null);
    if (isEdited(file)) withEditor(({ showEditedBadge }) => showEditedBadge(control));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- earlier edits are looked up once
  }, [file]);

  useEffect(() => {
    const follow = () => {
      const requested = findDemoInHash(location.hash);
      if (!requested || ![name, ...(aliases ?? [])].includes(requested.name)) return;
      if (requested.isOpen) setIsOpen(true);
      // A demo with one styling has no anchor for it, so the browser does not scroll there.
      if (requested.isStyled) figure.current?.scrollIntoView();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [name, aliases]);

  return (
    <figure ref={figure} id={name} className={styles.demo} aria-label={label}>
      {listDemoAnchors(name, aliases, stylings).map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      {badge}
      <div className={styles.stage} {...data({ layout })} style={{ minHeight: height ?? undefined }}>
        {demo.iframe ? (
          <iframe
            className={styles.frame}
            src={getDemoPath(file)}
            title={label}
            height={height ?? undefined}
            loading="lazy"
          />
        ) : (
          parts.map((part) => (
            <div
              key={part.key}
              className={styles.root}
              {...data({
                styling: part.styling,
                'demo-root': '',
                snapshot: part.isSnapshot && '',
                module,
                name: part.key,
                'id-prefix': part.idPrefix,
              })}
              {...staticHtml(part.html)}
            />
          ))
        )}
      </div>
      {demo.unlicensed && (
        <p className={styles.license}>
          {t('demo.unlicensed', { plan: t(demo.unlicensed === 'pro' ? 'nav.pro' : 'nav.premium') })}{' '}
          {current.product.licensing && <a href={current.product.licensing}>{t('demo.licensing')}</a>}
        </p>
      )}
      <figcaption className={styles.bar}>
        {address ? (
          <a className={styles.file} href={address} {...clickEvent('demo', 'github', file)}>
            {fileName}
          </a>
        ) : (
          <span className={styles.file}>{fileName}</span>
        )}
        {demo.iframe && (
          <a
            className={styles.alone}
            href={getDemoPath(file)}
            target="_blank"
            rel="noopener"
            aria-label={`${t('demo.fullScreen')}: ${toWords(name)}`}
            {...clickEvent('demo', 'alone', file)}
          >
            {t('demo.fullScreen')}
          </a>
        )}
        <DemoToolbar control={control} />
        {panel}
      </figcaption>
      <div id={`${name}-source`} className={styles.source}>
        {editor && <div hidden={!isOpen}>{editor}</div>}
        {parts.map(
          (part) =>
            part.preview !== null && (
              <div key={part.key} {...data({ styling: part.styling })}>
                <CodeBlock
                  html={part.preview}
                  label={`${name}.tsx`}
                  isHidden={!isInlineShown || (isOpen && editor !== null)}
                  event={clickEvent(category, 'copy-click', part.file)}
                  onEdit={control.onEdit}
                />
              </div>
            ),
        )}
        {html !== null && (
          <CodeBlock
            html={html}
            label={name}
            isHidden={isOpen && editor !== null}
            event={copyEvent}
            onEdit={control.onEdit}
          />
        )}
        {isOpen &&
          source?.files.map((one) => (
            <CodeBlock
              key={one.name}
              html={(variant === 'JS' && one.javascript) || one.full}
              label={toFileName(one.name, variant)}
              title={toFileName(one.name, variant)}
              event={copyEvent}
            />
          ))}
      </div>
    </figure>
  );
}
