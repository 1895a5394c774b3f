import { isRecord, parseJson, toRecord } from '../../../base/shared/unknownData';
import { definePreference } from './definePreference';
import { initialTheme, type PaletteColor, type PaletteColors } from './theme';

const COLOR =
  /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|^rgba?\(\s*\d{1,3}(\s*,\s*\d{1,3}){2}(\s*,\s*[01]?\.?\d+)?\s*\)$/i;

/** The colors of the demos, which the color playground sets. */
export const paletteColors = definePreference<PaletteColors>({
  key: 'paletteColors',
  storage: 'cookie',
  defaultValue: initialTheme.paletteColors,
  parse(text) {
    const { primary, secondary } = toRecord(parseJson(text));
    return isColor(primary) && isColor(secondary) ? { primary, secondary } : undefined;
  },
  format: JSON.stringify,
});

/** Only valid colors: the values are inserted into style sheets. */
function isColor(value: unknown): value is PaletteColor {
  return (
    isRecord(value) &&
    'main' in value &&
    Object.entries(value).every(
      ([name, color]) => /^\w+$/.test(name) && typeof color === 'string' && COLOR.test(color),
    )
  );
}
