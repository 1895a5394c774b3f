import * as colors from '@mui/material/colors';
import { data } from '../../../page/shared/attributes';
import { getReadableInk, type HexColor } from '../../../ui/shared/color';

/** All hues of the library in the order of the spectrum, then the three that are (nearly) gray. */
const HUE_NAMES = [
  'red',
  'pink',
  'purple',
  'deepPurple',
  'indigo',
  'blue',
  'lightBlue',
  'cyan',
  'teal',
  'green',
  'lightGreen',
  'lime',
  'yellow',
  'amber',
  'orange',
  'deepOrange',
  'brown',
  'grey',
  'blueGrey',
] as const;

/** All hues with their shades; a click on a shade copies its value. */
export function Palettes() {
  return (
    <div className="ui-block palettes">
      {HUE_NAMES.map((hue) => (
        <div key={hue} role="group" aria-label={hue}>
          <p className="palette-name">
            <code>{hue}</code>
          </p>
          <ul className="ui-list shades">
            {Object.entries<HexColor>(colors[hue]).map(([shade, color]) => (
              <li key={shade}>
                <button
                  type="button"
                  {...data({ 'copy-value': color })}
                  title={`${hue}[${/^\d/.test(shade) ? shade : `'${shade}'`}]`}
                  style={{ backgroundColor: color, color: getReadableInk(color) }}
                >
                  <span>{shade}</span> <span>{color}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
