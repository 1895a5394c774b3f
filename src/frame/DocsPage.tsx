import { useEffect, useRef, type ReactNode } from 'react';
import { data } from '../model/attributes';
import { syncApiLayout } from '../behaviours/apiLayout';
import { markTargetRow } from '../behaviours/apiRows';
import { syncCodeTabs } from '../behaviours/codeTabs';
import { startGallery } from '../behaviours/startGallery';
import { AdPlace } from '../features/ads/AdPlace';
import { ListTools } from '../features/api/ListTools';
import { DemoBlock } from '../features/demo/DemoBlock';
import { hydrateDemos } from '../island/hydrateDemos';
import { PlaygroundBlock } from '../features/playground/PlaygroundBlock';
import { EditLink } from '../features/editLink/EditLink';
import { Feedback } from '../features/feedback/Feedback';
import { PageHistory } from '../features/pageHistory/PageHistory';
import { Pagination } from '../features/pagination/Pagination';
import { Toc } from '../features/toc/Toc';
import { hasWideTool, type Page, type Segment } from '../model/page';
import { useCurrentPage } from '../state/page';
import { deferOffscreenOnArrival } from '../state/deferOffscreen';
import { Styles } from '../ui/Styles';
import { useBeforeLayout } from '../ui/useBeforeLayout';
import { Breadcrumbs } from './Breadcrumbs';
import { DocsHead } from './DocsHead';
import { PageTitle } from './PageTitle';
import { Prose, Showcase } from './Prose';
import { ResourceLinks } from './ResourceLinks';
import { isShownFromTop } from './startPage';
import { Tool } from './Tool';
import styles from './DocsPage.module.css';

const loadEditing = () => import('../features/liveEditor/startEditing');

/** A documentation page: metadata, article, and table of contents with the ad slot below it. */
export function DocsPage({ page }: { page: Page }) {
  const { product } = useCurrentPage();
  const article = useRef<HTMLElement>(null);

  useBeforeLayout(() => {
    if (isShownFromTop()) deferOffscreenOnArrival();
  }, []);

  useEffect(() => {
    if (!article.current) return;
    markTargetRow();
    syncApiLayout(article.current);
    syncCodeTabs(article.current);
    const stopGallery = startGallery(article.current);
    const stopDemos = hydrateDemos(article.current, product.demoTheme);
    return () => {
      stopGallery();
      stopDemos();
    };
  }, [product.demoTheme]);

  return (
    <>
      <DocsHead title={page.title} description={page.description} />
      <div
        className={styles.page}
        {...data({ layout: page.layout, wide: hasWideTool(page) ? '' : undefined })}
      >
        <main id="main-content" tabIndex={-1} lang="en" className={styles.main}>
          <article ref={article}>
            {page.layout === 'docs' && <Breadcrumbs />}
            <Styles css={page.demoCss} />
            <PageStart page={page}>
              <PageTitle page={page} />
              <p className={styles.lead}>{page.description}</p>
              <ResourceLinks />
            </PageStart>
            {page.segments.map((segment, index) => (
              <PageSegment key={index} segment={segment} module={page.module} />
            ))}
          </article>
          {page.layout === 'docs' && (
            <div className={styles.end}>
              <Feedback />
              <EditLink />
              <PageHistory />
              <Pagination />
            </div>
          )}
        </main>
        {page.layout === 'docs' && (
          <div className={styles.contents}>
            <Toc headings={page.headings} />
            <AdPlace where="aside" />
          </div>
        )}
      </div>
    </>
  );
}

/** Title and lead, on a landing with the rest of its hero. */
function PageStart({ page, children }: { page: Page; children: ReactNode }) {
  const [hero] = page.segments;
  if (hero?.kind !== 'hero') return children;
  return (
    <div className={styles.hero} {...data({ waits: '' })}>
      <div className={hero.demo ? styles.split : undefined}>
        <div>
          {children}
          {hero.html !== null && <Prose html={hero.html} />}
        </div>
        {hero.demo && <DemoBlock demo={hero.demo} module={page.module} loadEditing={loadEditing} />}
      </div>
    </div>
  );
}

function PageSegment({ segment, module }: { segment: Segment; module: string }) {
  switch (segment.kind) {
    case 'html':
      return <Prose html={segment.html} />;
    case 'hero':
      return null;
    case 'showcase':
      return <Showcase html={segment.html} />;
    case 'demo':
      return <DemoBlock demo={segment.demo} module={module} loadEditing={loadEditing} />;
    case 'playground':
      return <PlaygroundBlock block={segment.block} module={module} />;
    case 'tool':
      return <Tool name={segment.tool} content={segment.content} />;
    case 'apiTools':
      return <ListTools {...segment.tools} />;
    case 'adPlace':
      return <AdPlace where="article" />;
  }
}
