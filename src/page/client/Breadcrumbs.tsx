import { parsePath, withTrailingSlash } from '../../site/shared/location';
import { getBreadcrumbSteps, getTitle } from '../../site/shared/tree';
import { useCurrentPage } from './context/page';
import { useForeignLang, useTranslate, useTranslateWord } from '../../shell/client/language/language';
import styles from './Breadcrumbs.module.css';

/** The page's position in its product; every step is a link. */
export function Breadcrumbs() {
  const { page, product } = useCurrentPage();
  const t = useTranslate();
  const translateWord = useTranslateWord();
  const lang = useForeignLang();
  if (!page) return null;
  const steps = getBreadcrumbSteps(product.nav, parsePath(page.path).canonicalPathname);
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <ol className={`ui-list ui-muted ${styles.breadcrumbs}`}>
        <li>
          <a href={`${product.root}/`} aria-current={steps.length === 0 ? 'page' : undefined}>
            {product.name}
          </a>
        </li>
        {steps.map(({ item, pathname }, index) => {
          const title = getTitle(item);
          const name = translateWord(title);
          return (
            <li key={item.pathname} lang={name === title ? undefined : lang}>
              <a
                href={withTrailingSlash(pathname)}
                aria-current={index === steps.length - 1 ? 'page' : undefined}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
