import { data } from '../shared/attributes';
import { findFileAddress } from '../../site/shared/site';
import { clickEvent } from '../shared/clickEvents';
import { useStore } from '../../base/client/useStore';
import { useForeignLang, userLanguage, useTranslate } from '../../shell/client/language/language';
import { useCurrentPage } from './context/page';
import { Icon } from '../../ui/client/Icon';
import styles from './EditLink.module.css';

/** Opens the page's file in the repository's editor; without a repository, shows the path of that file. */
export function EditLink() {
  const { page, site } = useCurrentPage();
  const t = useTranslate();
  const lang = useForeignLang();
  const language = useStore(userLanguage);
  const file = page?.file;
  if (!file) return null;
  const address = findFileAddress(site, 'edit', file);
  if (address === null) {
    return (
      <p className={`ui-row ui-muted ${styles.file}`} lang={lang}>
        <span className={styles.link}>
          <Icon name="edit" />
          {t('page.edit')}
        </span>
        <code className="ui-mono" dir="ltr" translate="no">
          {file}
        </code>
        <button
          type="button"
          className="ui-button"
          aria-label={`${t('copy.copy')}: ${file}`}
          {...data({ 'needs-script': '', 'copy-value': file })}
        >
          <span className="ui-swap">
            <span>{t('copy.copy')}</span>
            <span className="copied-label">{t('copy.copied')}</span>
          </span>
        </button>
      </p>
    );
  }
  return (
    <a
      className={`ui-muted ${styles.link}`}
      href={address}
      lang={lang}
      target="_blank"
      rel="noopener nofollow"
      {...(language !== 'en' && clickEvent('l10n', 'edit-button', language))}
    >
      <Icon name="edit" />
      {t('page.edit')}
    </a>
  );
}
