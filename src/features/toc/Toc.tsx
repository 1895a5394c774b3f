import { useEffect } from 'react';
import type { Heading } from '../../model/page';
import { useForeignLang, useTranslate } from '../../state/language';
import { NameLabel } from '../../ui/NameLabel';
import { hidePopover, popover } from '../../ui/popover';
import { keepActiveInView } from './keepActiveInView';
import { useActiveHeading } from './useActiveHeading';
import styles from './Toc.module.css';

/** Id of the table of contents, which a button opens on small screens. */
export const TOC_ID = 'page-toc';

/** The page's headings: a column from 900 px, a popover below; one element for both. */
export function Toc({ headings }: { headings: readonly Heading[] }) {
  const t = useTranslate();
  const foreign = useForeignLang();
  const activeId = useActiveHeading(headings);
  useEffect(() => keepActiveInView(document.getElementById(TOC_ID)), [activeId]);
  if (headings.length === 0) return null;
  return (
    <nav id={TOC_ID} {...popover} aria-label={t('toc.label')} className={styles.toc}>
      <p className={styles.title}>{t('toc.title')}</p>
      <ul lang={foreign && 'en'}>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a
              href={`#${id}`}
              aria-current={id === activeId ? 'location' : undefined}
              onClick={() => hidePopover(TOC_ID)}
            >
              <NameLabel text={text} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
