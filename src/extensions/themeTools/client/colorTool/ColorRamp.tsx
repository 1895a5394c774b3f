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
      <ul className={styles.ramp}>
        {Object.entries(getRamp(main)).map(([name, color]) => (
          <li key={name} style={{ backgroundColor: color, color: getReadableInk(color) }}>
            <span>{name}</span>
            <span dir="ltr">{color}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.contrast}>
        {INKS.map((ink) => {
          const ratio = getContrast(main, ink);
          const passes = ratio >= MIN_TEXT_CONTRAST;
          return (
            <li key={ink}>
              <span>{t(`colors.contrast.${ink}`)}</span>
              <b>{formatContrast(ratio)}</b>
              <span className={passes ? styles.pass : styles.fail}>
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
