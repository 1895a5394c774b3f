import { findFileAddress } from '../../site/shared/site';
import { useStore } from '../../base/client/useStore';
import {
  useForeignLang,
  userLanguage,
  useTranslate,
  type Translate,
} from '../../shell/client/language/language';
import { useCurrentPage } from './context/page';
import styles from './PageHistory.module.css';

/** How many authors are named before the others are counted. */
const MAX_NAMED = 3;

/** When the page was last changed; if there is a repository, also by whom, with a link to its commits. */
export function PageHistory() {
  const { page, site } = useCurrentPage();
  const t = useTranslate();
  const lang = useForeignLang();
  const language = useStore(userLanguage);
  if (!page?.file || !page.history) return null;
  const { updated, contributors } = page.history;
  const address = findFileAddress(site, 'commits', page.file);
  const day = (
    <>
      {t('page.updated')} <time dateTime={updated}>{formatDay(updated, language)}</time>
    </>
  );
  return (
    <p className={`ui-row ui-muted ${styles.history}`} lang={lang}>
      {address === null ? (
        <bdi>{day}</bdi>
      ) : (
        <a href={address} rel="noopener nofollow">
          <bdi>{day}</bdi>
        </a>
      )}
      {address !== null && contributors.length > 0 && (
        <bdi>
          {t('page.authors')} {formatAuthors(contributors, language, t)}
        </bdi>
      )}
    </p>
  );
}

/** `2026-11-12` → `November 12, 2026`. */
function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** `Ada, Grace, Alan, and 4 more`; a single name is not replaced by "1 more". */
function formatAuthors(names: readonly string[], language: string, t: Translate): string {
  const shown = names.length > MAX_NAMED + 1 ? names.slice(0, MAX_NAMED) : names;
  const count = names.length - shown.length;
  const parts = count > 0 ? [...shown, t('page.moreAuthors', { count })] : shown;
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}
