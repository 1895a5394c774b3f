import { clickEvent } from '../../../page/shared/clickEvents';
import { MenuButton } from '../menu/MenuButton';
import { ProductSwitcher } from './ProductSwitcher';
import { VersionMenu } from './VersionMenu';
import { SearchButton } from '../../../search/client/SearchButton';
import { ModeButton } from '../settings/ModeButton';
import { SettingsButton } from '../settings/SettingsButton';
import { TocButton } from '../toc/TocButton';
import { useCurrentPage } from '../../../page/client/context/page';
import { useTranslate } from '../language/language';
import { Icon } from '../../../ui/client/Icon';
import buttons from '../../../ui/client/buttons.module.css';
import { Wordmark } from './Wordmark';
import styles from './Header.module.css';

/**
 * The bar at the top of every page; on narrow screens also a second one, with the buttons of menu and table
 * of contents.
 */
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
