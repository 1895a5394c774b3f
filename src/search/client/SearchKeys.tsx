import { datasetOf } from '../../base/client/dataset';
import { usePanelTranslate } from '../../shell/client/language/panelStrings';
import styles from './SearchDialog.module.css';

/** The keyboard shortcuts; hidden on touch devices. */
export function SearchKeys() {
  const t = usePanelTranslate();
  const isApple = datasetOf(document.documentElement).platform === 'apple';
  const modifier = isApple ? '⌘' : 'Ctrl';
  return (
    <div className={styles.keys}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.key.move')}
      </span>
      <span>
        <kbd>↵</kbd> {t('search.key.open')}
      </span>
      <span>
        <kbd>{modifier} ↵</kbd> {t('search.key.tab')}
      </span>
      <span>
        <kbd>{modifier} K</kbd> {t('search.key.widen')}
      </span>
      <span>
        <kbd>&gt;</kbd> {t('search.key.actions')}
      </span>
    </div>
  );
}
