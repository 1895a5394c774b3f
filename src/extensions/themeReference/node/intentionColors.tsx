import { data } from '../../../page/shared/attributes';
import { formatContrast, getReadableInk, MIN_TEXT_CONTRAST, type HexColor } from '../../../ui/shared/color';
import { getColorContrast, blendColor, readThemeColor } from '../../../content/shared/theme/themeColor';
import { getDefaultThemes, type DefaultTheme } from './themes';

const SHADES = ['main', 'light', 'dark', 'contrastText'] as const;

/** The palette colors of the default theme, in both color schemes side by side; a click copies a value. */
export function IntentionColors() {
  const { light, dark } = getDefaultThemes('material');
  const palette = light.tree.byId.get('$.palette')?.children ?? [];
  const intentions = palette.filter(({ children }) =>
    SHADES.every((shade) => children.some(({ key }) => key === shade)),
  );
  return (
    <div className="ui-block intentions">
      {intentions.map(({ key }) => (
        <div key={key} role="group" aria-label={key}>
          <p className="palette-name">
            <code>{key}</code>
          </p>
          <div className="ui-panel">
            <Scheme name="Light" intention={key} theme={light} />
            <Scheme name="Dark" intention={key} theme={dark} />
          </div>
        </div>
      ))}
    </div>
  );
}

interface SchemeProps {
  name: string;
  intention: string;
  theme: DefaultTheme;
}

function Scheme({ name, intention, theme }: SchemeProps) {
  const get = (path: string) => String(theme.tree.byId.get(`$.palette.${path}`)?.value);
  const page = read(get('background.default'));
  const main = read(get(`${intention}.main`));
  return (
    <div>
      <p className="ui-muted">{name}</p>
      <ul className="ui-list shades">
        {SHADES.map((shade) => {
          const value = get(`${intention}.${shade}`);
          const color = blendColor(readColor(value), main);
          return (
            <li key={shade}>
              <button
                type="button"
                {...data({ 'copy-value': value })}
                title={`theme.palette.${intention}.${shade}`}
                style={{ backgroundColor: color, color: getReadableInk(color) }}
              >
                <span>{shade}</span> <span>{value}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <dl className="ui-small">
        <Contrast label="Text on main" text={get(`${intention}.contrastText`)} on={main} />
        <Contrast label="main as text" text={main} on={page} />
      </dl>
    </div>
  );
}

function Contrast({ label, text, on }: { label: string; text: string; on: HexColor }) {
  const ratio = getColorContrast(readColor(text), on);
  return (
    <div className="ui-row ui-spread">
      <dt>{label}</dt>
      <dd
        className="ui-numbers ui-toned"
        {...data({ tone: ratio >= MIN_TEXT_CONTRAST ? 'success' : 'error' })}
      >
        {formatContrast(ratio)} <span aria-hidden="true">{ratio >= MIN_TEXT_CONTRAST ? '✓' : '✗'}</span>
        <span className="visually-hidden">{ratio >= MIN_TEXT_CONTRAST ? 'passes 4.5' : 'below 4.5'}</span>
      </dd>
    </div>
  );
}

function read(text: string): HexColor {
  return readColor(text).color;
}

/** @throws Error for a color notation that cannot be parsed */
function readColor(text: string) {
  const color = readThemeColor(text);
  if (!color)
    throw new Error(
      `The palette has the color "${text}", which content/shared/theme/themeColor.ts cannot read.`,
    );
  return color;
}
