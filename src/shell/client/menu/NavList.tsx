import { memo, useEffect, useRef, useState } from 'react';
import { withTrailingSlash } from '../../../site/shared/location';
import { getTitle, type NavItem } from '../../../site/shared/tree';
import { useForeignLang, useTranslateWord } from '../language/language';
import { Icon } from '../../../ui/client/Icon';
import { NavBadges } from '../../../ui/client/Badges';
import { NameLabel } from '../../../ui/client/NameLabel';
import styles from './Nav.module.css';

interface NavListProps {
  items: readonly NavItem[];
  active: NavItem | null;
  /** Groups that contain the active page. */
  parents: readonly NavItem[];
}

/** One level of the menu. All links are in the HTML, even those in closed groups. */
export function NavList({ items, active, parents }: NavListProps) {
  const foreign = useForeignLang();
  return (
    // Titles of pages are English, as the pages are.
    <ul className={`ui-list ${styles.list}`} lang={foreign && 'en'}>
      {items.map((item) => (
        <li key={item.pathname}>
          <NavEntry item={item} active={active} parents={parents} />
        </li>
      ))}
    </ul>
  );
}

function NavEntry({ item, active, parents }: Omit<NavListProps, 'items'> & { item: NavItem }) {
  if (!item.children) return <NavLink item={item} isActive={item === active} />;
  const list = <NavList items={item.children} active={active} parents={parents} />;
  if (item.subheader) {
    return (
      <>
        <span className={styles.subheader}>
          <GroupName item={item} />
        </span>
        {list}
      </>
    );
  }
  return (
    // A product's first page is in no group: open all groups there, or the menu would show no link.
    <NavGroup item={item} hasActive={parents.includes(item)} isInitiallyOpen={active === null}>
      {list}
    </NavGroup>
  );
}

function GroupName({ item }: { item: NavItem }) {
  const title = getTitle(item);
  const name = useTranslateWord()(title);
  const lang = useForeignLang();
  return <span lang={name === title ? undefined : lang}>{name}</span>;
}

interface NavGroupProps {
  item: NavItem;
  hasActive: boolean;
  isInitiallyOpen: boolean;
  children: React.ReactNode;
}

/** A group that opens for its active page and otherwise keeps the state that the reader chose. */
function NavGroup({ item, hasActive, isInitiallyOpen, children }: NavGroupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(hasActive || isInitiallyOpen);
  const hadActive = useRef(hasActive);
  useEffect(() => {
    // A group that the reader has closed stays closed.
    if (hasActive && !hadActive.current && details.current) details.current.open = true;
    hadActive.current = hasActive;
  }, [hasActive]);
  return (
    <details ref={details} open={isOpenAtFirst} className={styles.group}>
      <summary className={`ui-entry ${styles.entry}`}>
        <Icon name="chevron" className={styles.chevron} />
        <GroupName item={item} />
        <NavBadges item={item} />
      </summary>
      {children}
    </details>
  );
}

/** Re-renders only when `isActive` changes: a navigation affects two of a hundred or more links. */
const NavLink = memo(function NavLink({ item, isActive }: { item: NavItem; isActive: boolean }) {
  const isExternal = !item.pathname.startsWith('/');
  return (
    <a
      href={isExternal ? item.pathname : withTrailingSlash(item.pathname)}
      className={`ui-entry ${styles.entry}${isActive ? ' app-drawer-active' : ''}`}
      aria-current={isActive ? 'page' : undefined}
      {...item.linkProps}
    >
      <NameLabel text={getTitle(item)} />
      <NavBadges item={item} />
    </a>
  );
});
