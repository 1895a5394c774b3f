import { useEffect } from 'react';
import type { Heading } from '../../../page/shared/page';
import { syncToc, TOC_ID } from '../behaviors/toc';
import { useForeignLang, useTranslate } from '../language/language';
import { NameLabel } from '../../../ui/client/NameLabel';
import { PlanBadge } from '../../../ui/client/Badges';
import { popover } from '../../../ui/client/popover';
import styles from './Toc.module.css';

/**
 * The page's headings: a column from 900 px, a popover below; one element for both.
 * `shell/client/behaviors/toc.ts` marks the one that is being read.
 */
export function Toc({ headings }: { headings: readonly Heading[] }) {
  const t = useTranslate();
  const foreign = useForeignLang();
  useEffect(syncToc, [headings]);
  if (headings.length === 0) return null;
  return (
    <nav id={TOC_ID} {...popover} aria-label={t('toc.label')} className={`ui-popup ui-screen ${styles.toc}`}>
      <p className={styles.title}>{t('toc.title')}</p>
      <ul className="ui-list" lang={foreign && 'en'}>
        {headings.map(({ id, text, level, plan }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>
              <NameLabel text={text} />
              <PlanBadge plan={plan} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
