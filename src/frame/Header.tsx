import { NAV_ID } from '../features/nav/NavDrawer';
import { ProductSwitcher } from '../features/productSwitcher/ProductSwitcher';
import { VersionMenu } from '../features/productSwitcher/VersionMenu';
import { SearchButton } from '../features/search/SearchButton';
import { SettingsButton } from '../features/settings/SettingsButton';
import { useCurrentPage } from '../state/page';
import { useTranslate } from '../state/language';
import { Icon } from '../ui/Icon';
import buttons from '../ui/buttons.module.css';
import { togglesPopover } from '../ui/popover';
import { Wordmark } from './Wordmark';
import styles from './Header.module.css';

/** The bar on top of every page. */
export function Header() {
  const { site } = useCurrentPage();
  const t = useTranslate();
  return (
    <header className={styles.header}>
      <button
        type="button"
        {...togglesPopover(NAV_ID)}
        className={`${buttons.icon} ${styles.menuButton}`}
        aria-label={t('nav.open')}
      >
        <Icon name="menu" />
      </button>
      <a href="/" className={styles.home}>
        <Wordmark name={site.name} />
      </a>
      <ProductSwitcher />
      <VersionMenu />
      <span className={styles.space} />
      <SearchButton />
      {site.repository && (
        <a
          href={site.repository}
          className={`${buttons.icon} ${styles.repository}`}
          aria-label={t('repository')}
          data-ga-event-category="header"
          data-ga-event-action="repository"
        >
          <Icon name="branch" />
        </a>
      )}
      <SettingsButton className={buttons.icon} />
    </header>
  );
}
