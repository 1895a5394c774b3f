import { useId } from 'react';
import { ICON_STYLES, type IconStyle } from '../shared/icons';
import { userLanguage } from '../../../shell/client/language/language';
import { usePanelTranslate, type PanelTranslate } from '../../../shell/client/language/panelStrings';
import { useStore } from '../../../base/client/useStore';
import { Icon } from '../../../ui/client/Icon';
import styles from './IconSearch.module.css';

interface IconFiltersProps {
  query: string;
  style: IconStyle;
  /** How many icons are found; `null` while that is unknown. */
  count: number | null;
  corrected: string | null;
  onQuery: (query: string) => void;
  onStyle: (style: IconStyle) => void;
  onEnter: () => void;
  onDown: () => void;
}

/** The field, the styles and the number of results. */
export function IconFilters({ query, style, count, corrected, ...handlers }: IconFiltersProps) {
  const t = usePanelTranslate();
  const language = useStore(userLanguage);
  const id = useId();
  return (
    <div className={styles.filters} role="search" aria-label={t('icons.label')}>
      <div className={`ui-field ${styles.field}`}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={t('icons.field')}
          placeholder={t('icons.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => handlers.onQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') handlers.onEnter();
            else if (event.key === 'ArrowDown') handlers.onDown();
            else return;
            event.preventDefault();
          }}
        />
      </div>
      <fieldset className="ui-group ui-choices">
        <legend className="visually-hidden">{t('icons.style')}</legend>
        {ICON_STYLES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={id}
              value={one}
              checked={one === style}
              onChange={() => handlers.onStyle(one)}
            />
            {t(`icons.style.${one}`)}
          </label>
        ))}
      </fieldset>
      <p className={`ui-muted ui-numbers ${styles.count}`} role="status">
        {count !== null && describeCount(count, language, t)}
        {corrected !== null && ` ${t('icons.corrected', { text: corrected })}`}
      </p>
    </div>
  );
}

function describeCount(count: number, language: string, t: PanelTranslate): string {
  if (count === 1) return t('icons.one');
  return t('icons.count', { count: new Intl.NumberFormat(language).format(count) });
}
