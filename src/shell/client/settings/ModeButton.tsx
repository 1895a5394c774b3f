import { clickEvent } from '../../../page/shared/clickEvents';
import { data } from '../../../page/shared/attributes';
import { useTranslate } from '../language/language';
import { Icon } from '../../../ui/client/Icon';
import styles from './ModeButton.module.css';

/** Icons of all modes; a root attribute, set before the first paint, decides which one is shown. */
const ICONS = { light: 'sun', system: 'monitor', dark: 'moon' } as const;
const MODES = ['light', 'system', 'dark'] as const;

/** Shows the color mode and switches to the next one: see `shell/client/behaviors/switchMode.ts`. */
export function ModeButton({ className }: { className?: string }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={`${styles.button} ${className ?? ''}`}
      {...data({ 'needs-script': '', 'switches-mode': '' })}
      {...clickEvent('header', 'mode')}
    >
      {MODES.map((mode) => (
        <span key={mode} {...data({ mode })} title={t(`mode.${mode}`)}>
          <Icon name={ICONS[mode]} />
          <span className="visually-hidden">{t(`mode.${mode}`)}</span>
        </span>
      ))}
    </button>
  );
}
