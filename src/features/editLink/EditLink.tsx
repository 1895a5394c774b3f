import { useCurrentPage } from '../../state/page';
import { useTranslate } from '../../state/language';
import { Icon } from '../../ui/Icon';
import styles from './EditLink.module.css';

/** Opens the page's file in the repository's editor. */
export function EditLink() {
  const { page, site } = useCurrentPage();
  const t = useTranslate();
  if (!page?.file) return null;
  return (
    <a
      className={styles.link}
      href={`${site.repository}/edit/${site.branch}/${page.file}`}
      target="_blank"
      rel="noopener nofollow"
    >
      <Icon name="edit" />
      {t('page.edit')}
    </a>
  );
}
