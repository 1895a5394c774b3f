import type { CSSProperties } from 'react';
import type { InitialIcons } from '../shared/icons';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import { IconSvg } from './IconSvg';
import styles from './IconDialog.module.css';

/** Sizes of `fontSize` at the default font size of the browser, in px. */
const SIZES = { small: 20, medium: 24, large: 35 } as const;

const MODES = ['light', 'dark'] as const;

/** An icon on the background of both modes, in the named sizes and colors of `SvgIcon`. */
export function IconPreview({ svg, colors }: { svg: string; colors: InitialIcons['colors'] }) {
  const t = usePanelTranslate();
  return (
    <div className={`ui-panel ${styles.previews}`}>
      {MODES.map((mode) => {
        const { background, ...namedColors } = colors[mode];
        const backgroundStyle: CSSProperties = { backgroundColor: background, color: namedColors.inherit };
        return (
          <div
            key={mode}
            className={styles.preview}
            style={backgroundStyle}
            role="group"
            aria-label={t(`icons.${mode}`)}
          >
            <IconSvg svg={svg} size={80} />
            <ul className="ui-list">
              {Object.entries(SIZES).map(([size, px]) => (
                <li key={size}>
                  <IconSvg svg={svg} size={px} />
                  <span>{size}</span>
                </li>
              ))}
            </ul>
            <ul className="ui-list">
              {Object.entries(namedColors).map(([name, color]) => (
                <li key={name}>
                  <span style={{ color }}>
                    <IconSvg svg={svg} size={24} />
                  </span>
                  <span>{name}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
