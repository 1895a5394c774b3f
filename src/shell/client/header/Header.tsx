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
    <header className={`ui-screen ${styles.header}`}>
      <MenuButton className={`ui-button ui-quiet ${styles.menuButton}`} />
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
          className={`ui-button ui-quiet ui-icon ${styles.repository}`}
          aria-label={t('repository')}
          {...clickEvent('header', 'github')}
        >
          <Icon name="branch" />
        </a>
      )}
      <ModeButton className="ui-button ui-quiet ui-icon" />
      <SettingsButton className="ui-button ui-quiet ui-icon" />
      <div className={styles.bar}>
        <MenuButton className="ui-button ui-quiet" />
        {page && page.headings.length > 0 && <TocButton className="ui-button ui-quiet" />}
      </div>
    </header>
  );
}
