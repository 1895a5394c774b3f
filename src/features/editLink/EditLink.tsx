import { findFileAddress } from '../../model/site';
import { clickEvent } from '../../model/clickEvents';
import { useStore } from '../../state/useStore';
import { useForeignLang, userLanguage, useTranslate } from '../../state/language';
import { useCurrentPage } from '../../state/page';
import { Icon } from '../../ui/Icon';
import styles from './EditLink.module.css';

/** Opens the page's file in the repository's editor, where there is one. */
export function EditLink() {
  const { page, site } = useCurrentPage();
  const t = useTranslate();
  const lang = useForeignLang();
  const language = useStore(userLanguage);
  const address = page?.file ? findFileAddress(site, 'edit', page.file) : null;
  if (address === null) return null;
  return (
    <a
      className={styles.link}
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
