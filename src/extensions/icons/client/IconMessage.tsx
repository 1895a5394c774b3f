import { searchIcons } from '../shared/iconSearch';
import { ICON_STYLES, type IconStyle } from '../shared/icons';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import { useStore } from '../../../base/client/useStore';
import { iconFiles } from './iconFiles';
import grid from './IconGrid.module.css';
import styles from './IconSearch.module.css';

interface IconMessageProps {
  query: string;
  style: IconStyle;
  onRetry: () => void;
  onStyle: (style: IconStyle) => void;
  onClear: () => void;
}

/** Replaces the grid when there are no icons: says why, and offers a way out. */
export function IconMessage({ query, style, onRetry, onStyle, onClear }: IconMessageProps) {
  const t = usePanelTranslate();
  const { index } = useStore(iconFiles);
  // Company logos have only one style.
  const other =
    index && ICON_STYLES.find((one) => one !== style && searchIcons(index, query, one).icons.length > 0);
  const [text, label, onClick] = !index
    ? [t('icons.failed'), t('icons.retry'), onRetry]
    : other
      ? [
          t('icons.otherStyle', { style: t(`icons.style.${style}`) }),
          t('icons.showStyle', { style: t(`icons.style.${other}`) }),
          () => onStyle(other),
        ]
      : [t('icons.none', { text: query.trim().slice(0, 60) }), t('icons.all'), onClear];
  return (
    <div className={`${grid.scroller} ${styles.message}`}>
      <p>{text}</p>
      <button type="button" className="ui-button" onClick={onClick}>
        {label}
      </button>
    </div>
  );
}
