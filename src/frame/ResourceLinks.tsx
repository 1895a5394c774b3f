import { clickEvent } from '../model/clickEvents';
import { useCurrentPage } from '../state/page';
import { useTranslate, useTranslateWord } from '../state/language';
import styles from './DocsPage.module.css';

/** The line below a component page's lead: source, issues, accessibility pattern, guideline, size. */
export function ResourceLinks() {
  const { page } = useCurrentPage();
  const t = useTranslate();
  const translateWord = useTranslateWord();
  if (!page || page.resources.length === 0) return null;
  return (
    <ul className={styles.resources} aria-label={t('page.resources', { title: page.title })}>
      {page.resources.map(({ kind, href, label }) => (
        <li key={kind}>
          <a
            href={href}
            // Browsers do not scroll to a focused link that is partly visible.
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }
            rel="nofollow noopener"
            {...clickEvent('ComponentLinkHeader', 'click', label, '0.1')}
          >
            {translateWord(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
