import { data } from '../../../../page/shared/attributes';
import {
  formatContrast,
  getContrast,
  getReadableInk,
  MIN_TEXT_CONTRAST,
  type HexColor,
  type Ink,
} from '../../../../ui/shared/color';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import styles from './ColorTool.module.css';
import { getRamp } from './choice';

const INKS: readonly Ink[] = ['white', 'black'];

/** A color with the light and dark shades that a theme derives from it, and the contrast of text on it. */
export function ColorRamp({ main }: { main: HexColor }) {
  const t = usePanelTranslate();
  return (
    <>
      <ul className={`ui-list ${styles.ramp}`}>
        {Object.entries(getRamp(main)).map(([name, color]) => (
          <li key={name} style={{ backgroundColor: color, color: getReadableInk(color) }}>
            <span>{name}</span>
            <span className="ui-mono" dir="ltr">
              {color}
            </span>
          </li>
        ))}
      </ul>
      <ul className="ui-list">
        {INKS.map((ink) => {
          const ratio = getContrast(main, ink);
          const passes = ratio >= MIN_TEXT_CONTRAST;
          return (
            <li key={ink} className="ui-row">
              <span>{t(`colors.contrast.${ink}`)}</span>
              <b className={`ui-numbers ${styles.ratio}`}>{formatContrast(ratio)}</b>
              <span className="ui-toned" {...data({ tone: passes ? 'success' : 'error' })}>
                <span aria-hidden="true">{passes ? '✓ ' : '✗ '}</span>
                {t(passes ? 'colors.pass' : 'colors.fail')}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
