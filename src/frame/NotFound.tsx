import { useEffect, useSyncExternalStore } from 'react';
import { parsePath, withTrailingSlash } from '../model/location';
import type { PageLink } from '../model/page';
import { suggestPages } from '../model/suggestPages';
import { useCurrentPage } from '../state/page';
import { usePanelTranslate } from '../state/panelStrings';
import { ProductMark } from '../ui/ProductMark';
import { DocsHead } from './DocsHead';
import styles from './DocsPage.module.css';

export interface NotFoundProps {
  /** Every public page of the site. */
  pages: readonly PageLink[];
}

/** What an unknown address shows: pages that resemble it, and the way to all products. */
export function NotFound({ pages }: NotFoundProps) {
  const { products } = useCurrentPage();
  const t = usePanelTranslate();
  const path = useSyncExternalStore(
    subscribeToNothing,
    () => location.pathname,
    () => null,
  );
  useEffect(() => {
    const known = findKnownPage(location.pathname, pages);
    if (known) location.replace(known);
  }, [pages]);
  const suggestions = path === null ? [] : suggestPages(path, pages);
  return (
    <>
      <DocsHead title={t('notFound.title')} description={t('notFound.text', { path: '' })} />
      <div className={styles.page} data-layout="landing">
        <main id="main-content" tabIndex={-1} className={styles.main}>
          <h1 className={styles.title}>{t('notFound.title')}</h1>
          <p className={styles.lead}>{path !== null && t('notFound.text', { path })}</p>
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
          <div className="prose">
            <h2>{t('notFound.products')}</h2>
            <ul className="cards">
              {products.map((entry) => (
                <li key={entry.id} className="card" data-accent={entry.accent}>
                  <ProductMark {...entry} />
                  <a href={entry.href} className="card-title">
                    {entry.name}
                  </a>
                  {entry.state && <span className="product-state"> {t(`nav.${entry.state}`)}</span>}
                  <div className="card-text">{entry.tagline}</div>
                </li>
              ))}
            </ul>
          </div>
        </main>
      </div>
    </>
  );
}

/**
 * Where a page with a language prefix is, on hosts that do not redirect it: `/zh/versions/` → `/versions/?lang=zh`.
 * `null` for an address that leads nowhere.
 */
export function findKnownPage(pathname: string, pages: readonly PageLink[]): string | null {
  const { language, path } = parsePath(pathname);
  const href = withTrailingSlash(path);
  if (pathname === path || !pages.some((page) => page.href === href)) return null;
  return `${href}?lang=${language}`;
}

/** The address of an unknown page does not change while it is shown. */
function subscribeToNothing(): () => void {
  return () => {};
}
