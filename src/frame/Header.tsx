import { NAV_ID } from '../features/nav/NavDrawer';
import { ProductSwitcher } from '../features/productSwitcher/ProductSwitcher';
import { VersionMenu } from '../features/productSwitcher/VersionMenu';
import { SettingsButton } from '../features/settings/SettingsButton';
import { useCurrentPage } from '../state/page';
import { useTranslate } from '../state/language';
import { Icon } from '../ui/Icon';
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
        className={`${styles.iconButton} ${styles.menuButton}`}
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
      <a
        href={site.repository}
        className={styles.iconButton}
        aria-label={t('repository')}
        data-ga-event-category="header"
        data-ga-event-action="repository"
      >
        <Icon name="branch" />
      </a>
      <SettingsButton className={styles.iconButton} />
    </header>
  );
}
