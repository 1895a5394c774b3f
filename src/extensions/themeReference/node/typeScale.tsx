import { data } from '../../../page/shared/attributes';
import { createTheme } from '@mui/material/styles';

/** The variants in the order of the MUI docs. */
const VARIANTS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

const SAMPLE = 'Gate 7 is open';

/** A sample line in each typography variant of the default theme, with its values. */
export function TypeScale() {
  const { typography } = createTheme();
  return (
    <ul className="ui-list ui-panel ui-block type-scale">
      {VARIANTS.map((variant) => {
        const { fontWeight, fontSize, lineHeight, letterSpacing, textTransform } = typography[variant];
        const style = { fontWeight, fontSize, lineHeight, letterSpacing, textTransform };
        return (
          <li key={variant}>
            <p className="ui-row ui-muted ui-numbers" {...data({ md: 'parts' })}>
              <code>{variant}</code>
              <span>
                {toPx(String(fontSize))} ({String(fontSize)})
              </span>
              <span>weight {String(fontWeight)}</span>
              <span>line height {String(lineHeight)}</span>
              <span>letter spacing {String(letterSpacing ?? 'normal')}</span>
              {textTransform && <span>{String(textTransform)}</span>}
            </p>
            <p className="type-sample" style={style} aria-hidden="true">
              {SAMPLE}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Converts a size in `rem` to pixels at the browser's default font size. */
function toPx(rem: string): string {
  return `${Number((Number.parseFloat(rem) * 16).toFixed(2))}px`;
}
