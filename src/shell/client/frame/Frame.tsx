import type { ReactNode } from 'react';
import Head from 'next/head';
import { data } from '../../../page/shared/attributes';
import { ANNOUNCER_ID } from '../../../base/client/announce';
import { NAV_ID } from '../behaviors/menu';
import { LoadOnInteraction } from '../../../ui/client/LoadOnInteraction';
import { NavDrawer } from '../menu/NavDrawer';
import { SkipLink } from './SkipLink';
import { hasWideTool, type Page } from '../../../page/shared/page';
import { getFeedPath } from '../../../page/shared/pageFiles';
import { useTranslateWord } from '../language/language';
import { PageLanguage } from '../language/PageLanguage';
import { useCurrentPage, useProductEntry } from '../../../page/client/context/page';
import { Header } from '../header/Header';
import { frameParts } from './frameParts';
import { NavigationProgress } from './NavigationProgress';
import styles from './Frame.module.css';

/**
 * Delays the first paint until header and menu are parsed, which would otherwise move as they grow. On a page
 * with a hero or a wide tool, it waits for the whole page: the size of a hero's demo decides where the text
 * beside it stands, and the styles of a tool come after its HTML.
 */
function getExpectLink(page: Page | null) {
  const isWhole = page && (page.segments[0]?.kind === 'hero' || hasWideTool(page));
  return { rel: 'expect', href: `#${isWhole ? ANNOUNCER_ID : NAV_ID}`, blocking: 'render' };
}

const NOTHING = { __html: '' };

const loadBackToTop = () => import('./BackToTop').then(({ BackToTop }) => BackToTop);

/** Everything around the article. It stays mounted across navigations. */
export function Frame({ children }: { children: ReactNode }) {
  const { page, product, site } = useCurrentPage();
  const entry = useProductEntry();
  const translateWord = useTranslateWord();
  return (
    <div className={styles.frame} {...data({ layout: page?.layout ?? 'landing', accent: entry?.accent })}>
      <Head>
        <link key="expect" {...getExpectLink(page)} />
      </Head>
      <SkipLink />
      <NavigationProgress />
      <Header />
      <NavDrawer />
      <div className={styles.content}>
        {children}
        <footer className={styles.footer}>
          <span>{site.name}</span>
          <a href="/versions/">{translateWord('Versions')}</a>
          <a href="/production-error/">{translateWord('Production errors')}</a>
          <a href="/licenses/">{translateWord('Licenses')}</a>
          {product.whatsNew && <a href={getFeedPath(product)}>RSS</a>}
          {site.repository && <a href={site.repository}>{translateWord('Repository')}</a>}
          {/* Last: it comes with the language, and nothing below it can move. */}
          <PageLanguage className={styles.language} />
        </footer>
      </div>
      {frameParts.map(
        ({ onInteraction }, index) =>
          onInteraction && <LoadOnInteraction key={index} load={onInteraction} props={{}} />,
      )}
      <LoadOnInteraction load={loadBackToTop} props={{}} />
      <div
        id={ANNOUNCER_ID}
        className="visually-hidden"
        aria-live="polite"
        // Something may have been announced before hydration: React keeps the text.
        suppressHydrationWarning
        dangerouslySetInnerHTML={NOTHING}
      />
    </div>
  );
}
