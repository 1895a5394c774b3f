import { findFileAddress } from '../../model/site';
import { useForeignLang, useTranslate } from '../../state/language';
import { useCurrentPage } from '../../state/page';
import { Icon } from '../../ui/Icon';
import styles from './EditLink.module.css';

/** Opens the page's file in the repository's editor, where there is one. */
export function EditLink() {
  const { page, site } = useCurrentPage();
  const t = useTranslate();
  const lang = useForeignLang();
  const address = page?.file ? findFileAddress(site, 'edit', page.file) : null;
  if (address === null) return null;
  return (
    <a className={styles.link} href={address} lang={lang} target="_blank" rel="noopener nofollow">
      <Icon name="edit" />
      {t('page.edit')}
    </a>
  );
}
