import type { ReactNode } from 'react';
import { clickEvent } from '../shared/clickEvents';
import type { PageSize } from '../shared/page';
import { useCurrentPage } from './context/page';
import {
  useForeignLang,
  useTranslate,
  useTranslateWord,
  type Translate,
} from '../../shell/client/language/language';
import styles from './DocsPage.module.css';

/**
 * The line below a component page's lead: its size, what it says about accessibility and keys, and where it
 * has its source, issues, pattern, guideline and package.
 */
export function ResourceLinks() {
  const { page, site } = useCurrentPage();
  const t = useTranslate();
  const lang = useForeignLang();
  const translateWord = useTranslateWord();
  if (!page || (page.resources.length === 0 && !page.size)) return null;
  return (
    <ul className={styles.resources} lang={lang} aria-label={t('page.resources', { title: page.title })}>
      {page.size && (
        <ResourceItem href={site.sizesPath} label="Size">
          <bdi>{describeSize(page.size, t)}</bdi>
        </ResourceItem>
      )}
      {page.resources.map(({ kind, href, label }) => (
        <ResourceItem key={kind} href={href} label={label}>
          {translateWord(label)}
        </ResourceItem>
      ))}
    </ul>
  );
}

function describeSize({ name, alone, added }: PageSize, t: Translate): string {
  const sizes = t('page.size', { alone, added });
  return name === null ? sizes : `${name} ${sizes}`;
}

interface ResourceItemProps {
  readonly href: string;
  /** Its name in analytics. */
  readonly label: string;
  readonly children: ReactNode;
}

function ResourceItem({ href, label, children }: ResourceItemProps) {
  return (
    <li>
      <a
        href={href}
        // Browsers do not scroll to a focused link that is partly visible.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        rel={href.startsWith('https:') ? 'nofollow noopener' : undefined}
        {...clickEvent('ComponentLinkHeader', 'click', label, '0.1')}
      >
        {children}
      </a>
    </li>
  );
}
