import { useStore } from '../../../base/client/useStore';
import { usePanelTranslate } from '../language/panelStrings';
import { dense, spacing } from '../preferences/density';
import { MAX_SPACING } from '../preferences/theme';
import styles from './Settings.module.css';

/** Dense components and the spacing unit, with a button to reset them. */
export function DensitySettings() {
  const t = usePanelTranslate();
  const isDense = useStore(dense.store) === 'true';
  const unit = useStore(spacing.store);
  const set = (value: number) => {
    if (Number.isInteger(value)) spacing.choose(Math.min(MAX_SPACING, Math.max(0, value)));
  };
  return (
    <>
      <label className={`ui-row ${styles.row}`}>
        <input
          type="checkbox"
          className="ui-check"
          checked={isDense}
          onChange={({ target }) => dense.choose(target.checked ? 'true' : 'false')}
        />
        {t('settings.dense')}
      </label>
      <div className={`ui-row ${styles.row}`}>
        <label htmlFor="docs-spacing">{t('settings.spacing')}</label>
        <button
          type="button"
          className="ui-button"
          aria-label={t('settings.spacing.less')}
          disabled={unit <= 0}
          onClick={() => set(unit - 1)}
        >
          −
        </button>
        <input
          id="docs-spacing"
          className="ui-field"
          type="number"
          min={0}
          max={MAX_SPACING}
          value={unit}
          onChange={({ target }) => set(target.valueAsNumber)}
        />
        <button
          type="button"
          className="ui-button"
          aria-label={t('settings.spacing.more')}
          disabled={unit >= MAX_SPACING}
          onClick={() => set(unit + 1)}
        >
          +
        </button>
      </div>
      <button
        type="button"
        className={`ui-button ${styles.reset}`}
        disabled={!isDense && unit === spacing.defaultValue}
        onClick={() => {
          dense.choose(dense.defaultValue);
          spacing.choose(spacing.defaultValue);
        }}
      >
        {t('settings.density.reset')}
      </button>
    </>
  );
}
