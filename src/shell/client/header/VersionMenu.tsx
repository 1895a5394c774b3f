import { useCurrentPage } from '../../../page/client/context/page';
import { useTranslate } from '../language/language';
import { Icon } from '../../../ui/client/Icon';
import { popover, togglesPopover } from '../../../ui/client/popover';
import styles from './ProductSwitcher.module.css';

/**
 * The documented version, that of the installed package, and links to what is new in it and to all versions.
 */
export function VersionMenu() {
  const { page, product } = useCurrentPage();
  const t = useTranslate();
  if (!page?.version) return null;
  return (
    <>
      <button
        type="button"
        id="mui-version-selector"
        {...togglesPopover('mui-version-menu')}
        className={`ui-button ui-quiet ${styles.button} ${styles.version}`}
      >
        <span className="visually-hidden">{t('version.label')} </span>
        <span>v{page.version}</span>
        <Icon name="chevron" />
      </button>
      <div id="mui-version-menu" {...popover} className={`ui-popup ${styles.menu} ${styles.versions}`}>
        <ul className="ui-list">
          <li aria-current="true">
            <span className={`ui-entry ${styles.current}`}>
              <Icon name="check" />
              {t('version.current', { version: page.version })}
            </span>
          </li>
          {product.whatsNew && (
            <li>
              <a className="ui-entry" href={product.whatsNew}>
                {t('version.whatsNew')}
              </a>
            </li>
          )}
          <li>
            <a className="ui-entry" href="/versions/">
              {t('version.all')}
            </a>
          </li>
        </ul>
      </div>
    </>
  );
}
