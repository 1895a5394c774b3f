import { withQuery } from '../../../../base/client/address';
import { data } from '../../../../page/shared/attributes';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import { Swatch } from '../../../../ui/client/Swatch';
import { LineIcon } from '../../../../ui/client/Icon';
import { useOrigin } from '../../../../base/client/useOrigin';
import { EMPTY_DRAFT, type Draft } from './draft/draft';
import type { Kit } from './draft/kit';
import { THEME_PARAMETER, toThemeParameter } from './draft/themeQuery';
import styles from './Toolbar.module.css';

const UNDO_PATH = 'M7.5 4.5 4 8l3.5 3.5M4 8h8a4 4 0 0 1 0 8H9';
const REDO_PATH = 'M12.5 4.5 16 8l-3.5 3.5M16 8H8a4 4 0 0 0 0 8h3';
const LINK_PATH =
  'M8.5 11.5a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1-1';

interface ToolbarProps {
  kit: Kit;
  draft: Draft;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onReplace: (draft: Draft) => void;
}

/** Starting points, undo and redo, and the link to the theme. */
export function Toolbar({ kit, draft, canUndo, canRedo, onUndo, onRedo, onReplace }: ToolbarProps) {
  const t = usePanelTranslate();
  const parameter = toThemeParameter(kit, draft);
  const origin = useOrigin('');
  return (
    <div className={`ui-row ui-spread ${styles.bar}`}>
      <div
        role="group"
        aria-label={t('builder.start')}
        className={`ui-choices ui-scroll-row ${styles.starts}`}
      >
        <StartButton
          name={t('builder.start.default')}
          colors={[]}
          isCurrent={parameter === null}
          onClick={() => onReplace(EMPTY_DRAFT)}
        />
        {kit.startingPoints.map(({ name, values }) => (
          <StartButton
            key={name}
            name={name}
            colors={kit.swatchKeys.map((key) => String(values[key]))}
            isCurrent={parameter === toThemeParameter(kit, values)}
            onClick={() => onReplace(values)}
          />
        ))}
      </div>
      <div className="ui-row">
        <IconButton label={t('builder.undo')} path={UNDO_PATH} isDisabled={!canUndo} onClick={onUndo} />
        <IconButton label={t('builder.redo')} path={REDO_PATH} isDisabled={!canRedo} onClick={onRedo} />
        <button
          type="button"
          className="ui-button"
          aria-disabled={parameter === null}
          onClick={() => parameter !== null && onReplace(EMPTY_DRAFT)}
        >
          {t('builder.reset')}
        </button>
        <button
          type="button"
          className="ui-button ui-primary"
          {...data({
            'copy-value': origin && withQuery(origin + location.pathname, { [THEME_PARAMETER]: parameter }),
          })}
        >
          <LineIcon path={LINK_PATH} />
          <span className="ui-swap">
            <span>{t('builder.copyLink')}</span>
            <span className="copied-label">{t('copy.copied')}</span>
          </span>
        </button>
      </div>
    </div>
  );
}

interface StartButtonProps {
  name: string;
  colors: readonly string[];
  isCurrent: boolean;
  onClick: () => void;
}

function StartButton({ name, colors, isCurrent, onClick }: StartButtonProps) {
  return (
    <button type="button" aria-pressed={isCurrent} onClick={onClick}>
      {colors.map((color) => (
        <Swatch key={color} color={color} className={styles.dot} />
      ))}
      {name}
    </button>
  );
}

interface IconButtonProps {
  label: string;
  path: string;
  isDisabled: boolean;
  onClick: () => void;
}

/** Has `aria-disabled` instead of `disabled`, so that it keeps the focus. */
function IconButton({ label, path, isDisabled, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`ui-button ui-icon ${styles.step}`}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={onClick}
    >
      <LineIcon path={path} />
    </button>
  );
}
