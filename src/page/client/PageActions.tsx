import { getAssistantLink } from '../../site/shared/assistants';
import { data } from '../shared/attributes';
import { clickEvent } from '../shared/clickEvents';
import { getMarkdownPath } from '../shared/pageFiles';
import { useForeignLang, useTranslate } from '../../shell/client/language/language';
import { useCurrentPage } from './context/page';
import { Icon } from '../../ui/client/Icon';
import { popover, togglesPopover } from '../../ui/client/popover';
import styles from './PageActions.module.css';

const MENU_ID = 'page-actions';

/**
 * Copies the page as Markdown, shows it, or opens an assistant with it. Only on public pages, which have a
 * Markdown file. `content/client/copyCode.ts` copies; the menu is a native popover, so that it works before
 * any script.
 */
export function PageActions() {
  const { page, site } = useCurrentPage();
  const t = useTranslate();
  const lang = useForeignLang();
  if (!page || page.isHidden) return null;
  const file = getMarkdownPath(page.path);
  const url = site.url + file;
  return (
    <div className={`ui-screen ${styles.actions}`} lang={lang}>
      <button
        type="button"
        className={`ui-button ${styles.copy}`}
        aria-label={t('page.copyMarkdown')}
        {...data({ 'needs-script': '', 'copy-file': file })}
        {...clickEvent('markdown', 'copy-click')}
      >
        <Icon name="copy" />
        <span className="ui-swap">
          <span>{t('page.copy')}</span>
          <span className="copied-label">{t('copy.copied')}</span>
        </span>
        <span className={`unavailable-label ui-note ${styles.failure}`}>{t('page.unavailable')}</span>
        <span className={`refused-label ui-note ${styles.failure}`}>{t('page.refused')}</span>
      </button>
      <button type="button" className={`ui-button ${styles.more}`} {...togglesPopover(MENU_ID)}>
        <span className={styles.name}>{t('page.actions')}</span>
        <Icon name="chevron" />
      </button>
      <div id={MENU_ID} {...popover} className={`ui-popup ${styles.menu}`}>
        <ul className="ui-list" aria-label={t('page.actions')}>
          <li>
            <a className="ui-entry" href={file} rel="nofollow noopener" {...clickEvent('markdown', 'view')}>
              {t('page.viewMarkdown')}
            </a>
          </li>
          {site.assistants.map((assistant) => (
            <li key={assistant.name}>
              <a
                className="ui-entry"
                href={getAssistantLink(assistant, { url, prompt: t('page.prompt', { url }) })}
                target="_blank"
                rel="nofollow noopener"
                {...clickEvent('markdown', 'open', assistant.name)}
              >
                {t('page.openIn', { name: assistant.name })}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
