import { useSyncExternalStore } from 'react';
import { data } from '../shared/attributes';
import type { PageLink } from '../shared/page';
import { suggestPages } from '../shared/suggestPages';
import { useCurrentPage } from './context/page';
import { usePanelTranslate } from '../../shell/client/language/panelStrings';
import { ProductState } from '../../ui/client/Badges';
import { ProductMark } from '../../ui/client/ProductMark';
import { DocsHead } from './DocsHead';
import page from './DocsPage.module.css';
import styles from './NotFound.module.css';

export interface NotFoundProps {
  /** Every public page of the site. */
  pages: readonly PageLink[];
  /** Markup of the drawing beside the title; `null` when the site has none. */
  drawing: string | null;
}

/**
 * The page for unknown addresses: links to all products, and to similar pages. The latter depend on the
 * address: they are rendered after hydration, and at the end, so that nothing moves.
 */
export function NotFound({ pages, drawing }: NotFoundProps) {
  const { products } = useCurrentPage();
  const t = usePanelTranslate();
  const path = useSyncExternalStore(
    subscribeToNothing,
    () => location.pathname,
    () => null,
  );
  const suggestions = path === null ? [] : suggestPages(path, pages);
  return (
    <>
      <DocsHead title={t('notFound.title')} description={t('notFound.text')} />
      <div className={page.page} {...data({ layout: 'landing', 'needs-framework': '' })}>
        <main id="main-content" tabIndex={-1} className={`${page.main} ${styles.main}`}>
          <div className={styles.head}>
            <div>
              <h1 className={page.title}>{t('notFound.title')}</h1>
              <p className={page.lead}>{t('notFound.text')}</p>
            </div>
            {drawing && <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: drawing }} />}
          </div>
          <div className="prose">
            <h2>{t('notFound.products')}</h2>
            <ul className="cards">
              {products.map((entry) => (
                <li key={entry.id} className="card" {...data({ accent: entry.accent })}>
                  <ProductMark {...entry} />
                  <a href={entry.href} className="card-title">
                    {entry.name}
                  </a>
                  <ProductState state={entry.state} />
                  <div className="card-text">{entry.tagline}</div>
                </li>
              ))}
            </ul>
          </div>
          {suggestions.length > 0 && (
            <div className="prose">
              <h2>{t('notFound.suggestions')}</h2>
              <ul>
                {suggestions.map(({ href, title }) => (
                  <li key={href}>
                    <a href={href}>{title}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </main>
      </div>
    </>
  );
}

/** The address of an unknown page does not change while it is shown. */
function subscribeToNothing(): () => void {
  return () => {};
}
