import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_CHOICES,
  enter,
  pick,
  restore,
  toPaletteColor,
} from '../../../../../src/extensions/themeTools/client/colorTool/choice';
import { HUE_NAMES, SHADES } from '../../../../../src/extensions/themeTools/client/colorTool/hues';

describe('the color playground', () => {
  it('offers 16 hues of 14 shades', () => {
    expect([HUE_NAMES.length, SHADES.length]).toEqual([16, 14]);
  });

  it('starts with the colors of the default theme', () => {
    const { palette } = createTheme();
    expect(DEFAULT_CHOICES.primary.main).toBe(palette.primary.main);
    expect(DEFAULT_CHOICES.secondary.main).toBe(palette.secondary.main);
  });

  it('keeps a text that is no color in the field and changes nothing else', () => {
    const choice = pick('teal', '600');
    expect(enter(choice, 'teal-ish')).toEqual({ ...choice, text: 'teal-ish' });
  });

  it('finds hue and shade of a typed color, and keeps them for one that no hue has', () => {
    expect(enter(pick('teal', '600'), 'F44336')).toMatchObject({ hue: 'red', shade: '500', main: '#f44336' });
    expect(enter(pick('teal', '600'), '0af')).toMatchObject({ hue: 'teal', shade: '600', main: '#00aaff' });
  });

  it('hands out the whole hue and main, with light and dark that belong to main', () => {
    const color = toPaletteColor(enter(pick('indigo', '900'), '#123456'));
    expect(Object.keys(color)).toEqual(expect.arrayContaining([...SHADES, 'main']));
    expect(color).toMatchObject({ 500: '#3f51b5', main: '#123456', dark: '#0c243c', light: '#415c77' });
  });

  it.each([pick('lime', 'A200'), enter(pick('lime', '500'), '#123456')])(
    'restores $text from what was stored',
    (choice) => {
      const { hue, main } = restore(toPaletteColor(choice), DEFAULT_CHOICES.secondary);
      expect({ hue, main }).toEqual({ hue: 'lime', main: choice.main });
    },
  );
});
