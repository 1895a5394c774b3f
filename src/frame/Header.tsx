import { clickEvent } from '../model/clickEvents';
import { MenuButton } from '../features/nav/MenuButton';
import { ProductSwitcher } from '../features/productSwitcher/ProductSwitcher';
import { VersionMenu } from '../features/productSwitcher/VersionMenu';
import { SearchButton } from '../features/search/SearchButton';
import { ModeButton } from '../features/settings/ModeButton';
import { SettingsButton } from '../features/settings/SettingsButton';
import { TocButton } from '../features/toc/TocButton';
import { useCurrentPage } from '../state/page';
import { useTranslate } from '../state/language';
import { Icon } from '../ui/Icon';
import buttons from '../ui/buttons.module.css';
import { Wordmark } from './Wordmark';
import styles from './Header.module.css';

/** The bar at the top of every page; on narrow screens a second one with the buttons of menu and table of contents. */
export function Header() {
  const { page, site } = useCurrentPage();
  const t = useTranslate();
  return (
    <header className={styles.header}>
      <MenuButton className={`${styles.word} ${styles.menuButton}`} />
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
          {...clickEvent('header', 'github')}
        >
          <Icon name="branch" />
        </a>
      )}
      <ModeButton className={buttons.icon} />
      <SettingsButton className={buttons.icon} />
      <div className={styles.bar}>
        <MenuButton className={styles.word} />
        {page && page.headings.length > 0 && <TocButton className={styles.word} />}
      </div>
    </header>
  );
}
