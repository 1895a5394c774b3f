import { data } from '../../../../page/shared/attributes';
import type { CSSProperties } from 'react';
import { formatContrast, getContrast, MIN_TEXT_CONTRAST } from '../../../../ui/shared/color';
import { getColorContrast, blendColor, readThemeColor } from '../../../../content/shared/theme/themeColor';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import styles from './ThemeDetails.module.css';

interface ColorContrastProps {
  /** The color without variables. */
  text: string;
  /** The color of the page in the shown scheme, without variables. */
  background: string;
}

/** A color on the background of its scheme, with its contrasts as text there and as background of text. */
export function ColorContrast({ text, background }: ColorContrastProps) {
  const t = usePanelTranslate();
  const color = readThemeColor(text);
  const page = readThemeColor(background)?.color;
  const surface = color && page && blendColor(color, page);
  return (
    <>
      <div
        className={styles.sample}
        style={{ '--swatch': text, backgroundColor: background } as CSSProperties}
        aria-hidden="true"
      >
        <span>Aa</span>
        <span />
      </div>
      {surface && (
        <dl className={`ui-small ${styles.contrast}`}>
          <Contrast label={t('theme.contrast.text', { color: page })} ratio={getColorContrast(color, page)} />
          <Contrast label={t('theme.contrast.white')} ratio={getContrast(surface, 'white')} />
          <Contrast label={t('theme.contrast.black')} ratio={getContrast(surface, 'black')} />
        </dl>
      )}
    </>
  );
}

function Contrast({ label, ratio }: { label: string; ratio: number }) {
  const t = usePanelTranslate();
  const passes = ratio >= MIN_TEXT_CONTRAST;
  return (
    <div className="ui-row ui-spread">
      <dt>{label}</dt>
      <dd className="ui-row">
        <b className="ui-numbers">{formatContrast(ratio)}</b>
        <span className="ui-toned" {...data({ tone: passes ? 'success' : 'error' })}>
          <span aria-hidden="true">{passes ? '✓ ' : '✗ '}</span>
          {t(passes ? 'colors.pass' : 'colors.fail')}
        </span>
      </dd>
    </div>
  );
}
