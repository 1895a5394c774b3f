// @vitest-environment jsdom
import { useTheme, type Theme } from '@mui/joy/styles';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getAdoptedCss } from '../../../adoptedCss';
import { DemoTheme, themeStyles } from '../../../../src/demo/client/themes/joy';
import { toCss } from '../../../../src/demo/client/island/toCss';
import { initialTheme, type ThemeState } from '../../../../src/shell/client/preferences/theme';

afterEach(cleanup);

/** The themes that a demo finds, one for each of the settings that follow upon each other. */
function getThemes(...settings: Partial<ThemeState>[]): Theme[] {
  const themes: Theme[] = [];
  const Probe = () => {
    themes.push(useTheme());
    return null;
  };
  const show = (one: Partial<ThemeState> = {}) => (
    <DemoTheme settings={{ ...initialTheme, ...one }}>
      <Probe />
    </DemoTheme>
  );
  const [first, ...rest] = settings;
  const { rerender } = render(show(first));
  for (const one of rest) rerender(show(one));
  return themes;
}

describe('the theme of Joy UI demos', () => {
  it('has the reader’s direction, as it changes', () => {
    const themes = getThemes({}, { direction: 'rtl' }, { direction: 'ltr' });
    expect(themes.map((theme) => Reflect.get(theme, 'direction'))).toEqual(['ltr', 'rtl', 'ltr']);
  });

  it('has the reader’s spacing, as it changes', async () => {
    const getUnit = async () => {
      await Promise.resolve();
      return /--joy-spacing:(\w+)/.exec(getAdoptedCss().join(''))?.[1] ?? 'that of the page';
    };
    const [theme] = getThemes({});
    expect([theme?.spacing(2), await getUnit()]).toEqual([
      'calc(2 * var(--joy-spacing, 8px))',
      'that of the page',
    ]);
    getThemes({ spacing: 4 });
    expect(await getUnit()).toBe('4px');
    getThemes({});
    expect(await getUnit()).toBe('that of the page');
  });

  it('does not depend on the mode, whose colors are variables', () => {
    const [light, dark] = getThemes({ paletteMode: 'light' }, { paletteMode: 'dark' });
    expect(dark).toBe(light);
  });

  it('answers the site’s own mode attribute', () => {
    const [theme] = getThemes({});
    expect(theme?.getColorSchemeSelector('dark')).toContain('data-mui-color-scheme="dark"');
    const css = toCss(themeStyles);
    for (const mode of ['light', 'dark']) expect(css).toContain(`[data-mui-color-scheme="${mode}"]{`);
  });
});
