import { useEffect, useRef, type ReactNode } from 'react';
import { data } from '../shared/attributes';
import { syncApiLayout } from '../../api/client/apiLayout';
import { markTargetRow } from '../../api/client/apiRows';
import { syncCodeTabs } from '../../content/client/codeTabs';
import { startBehaviors } from '../../content/client/startBehaviors';
import { ListTools } from '../../api/client/ListTools';
import { DemoBlock } from '../../demo/client/block/DemoBlock';
import { hydrateDemos } from '../../demo/client/hydrateDemos';
import { PlaygroundBlock } from '../../demo/client/block/PlaygroundBlock';
import { EditLink } from './EditLink';
import { PageHistory } from './PageHistory';
import { Pagination } from './Pagination';
import { Slot } from '../../shell/client/frame/frameParts';
import { Toc } from '../../shell/client/toc/Toc';
import { hasWideTool, type Page, type Segment } from '../shared/page';
import { useCurrentPage } from './context/page';
import { deferOffscreenOnArrival } from '../../shell/client/preferences/deferOffscreen';
import { Styles } from '../../ui/client/Styles';
import { useIsomorphicLayoutEffect } from '../../ui/client/useIsomorphicLayoutEffect';
import { Breadcrumbs } from './Breadcrumbs';
import { DocsHead } from './DocsHead';
import { PageTitle } from './PageTitle';
import { Prose, Showcase } from './Prose';
import { ResourceLinks } from './ResourceLinks';
import { isShownFromTop } from '../../shell/client/app/startPage';
import { Tool } from './Tool';
import styles from './DocsPage.module.css';

/** A documentation page: metadata, article, and table of contents, with the places of extensions. */
export function DocsPage({ page }: { page: Page }) {
  const { product } = useCurrentPage();
  const article = useRef<HTMLElement>(null);

  useIsomorphicLayoutEffect(() => {
    if (isShownFromTop()) deferOffscreenOnArrival();
  }, []);

  useEffect(() => {
    if (!article.current) return;
    markTargetRow();
    syncApiLayout(article.current);
    syncCodeTabs(article.current);
    const stopBehaviors = startBehaviors(article.current);
    const stopDemos = hydrateDemos(article.current, product.demoTheme);
    return () => {
      stopBehaviors();
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
              <p className={styles.lead}>{page.lead ?? page.description}</p>
              {page.segments.map((one) => one.kind === 'head' && <Prose key={one.kind} html={one.html} />)}
              <ResourceLinks />
            </PageStart>
            {page.segments.map((segment, index) => (
              <PageSegment key={index} segment={segment} module={page.module} />
            ))}
          </article>
          {page.layout === 'docs' && (
            <div className={`ui-screen ${styles.end}`}>
              <Slot name="end" />
              <EditLink />
              <PageHistory />
              <Pagination />
            </div>
          )}
        </main>
        {page.layout === 'docs' && (
          <div className={styles.contents}>
            <Toc headings={page.headings} />
            <Slot name="aside" />
          </div>
        )}
      </div>
    </>
  );
}

/** The title over the lead, which on a page with a hero stands beside its demo. */
function PageStart({ page, children }: { page: Page; children: ReactNode }) {
  const [hero] = page.segments;
  const title = <PageTitle page={page} />;
  if (hero?.kind !== 'hero') {
    return (
      <>
        {title}
        {children}
      </>
    );
  }
  return (
    <div className={styles.hero} {...data({ waits: '' })}>
      {title}
      <div className={hero.demo ? styles.split : undefined}>
        <div>
          {children}
          {hero.html !== null && <Prose html={hero.html} />}
        </div>
        {hero.demo && <DemoBlock demo={hero.demo} module={page.module} />}
      </div>
    </div>
  );
}

function PageSegment({ segment, module }: { segment: Segment; module: string }) {
  switch (segment.kind) {
    case 'html':
      return <Prose html={segment.html} />;
    case 'hero':
    case 'head':
      return null;
    case 'showcase':
      return <Showcase html={segment.html} />;
    case 'demo':
      return <DemoBlock demo={segment.demo} module={module} />;
    case 'playground':
      return <PlaygroundBlock block={segment.block} module={module} />;
    case 'tool':
      return <Tool name={segment.tool} content={segment.content} />;
    case 'apiTools':
      return <ListTools {...segment.tools} />;
    case 'slot':
      return <Slot name="article" />;
  }
}
