import { extendTheme } from '@mui/joy/styles';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_DRAFT,
  getDefault,
  setField,
} from '../../../../../../src/extensions/themeTools/client/themeBuilder/draft/draft';
import { SCHEMES } from '../../../../../../src/extensions/themeTools/client/themeBuilder/draft/fields';
import {
  RADII,
  ROLES,
} from '../../../../../../src/extensions/themeTools/client/themeBuilder/kits/joy/fields';
import { kit } from '../../../../../../src/extensions/themeTools/client/themeBuilder/kits/joy/kit';
import {
  SHADES,
  toRamp,
} from '../../../../../../src/extensions/themeTools/client/themeBuilder/kits/joy/ramp';
import { getLuminance } from '../../../../../../src/ui/shared/color';
import { fillAll } from './kits';

const library = extendTheme();

describe('the fields of Joy UI', () => {
  it('begin with the library’s own values', () => {
    for (const [name, px] of Object.entries(RADII)) {
      expect(library.radius[name as keyof typeof RADII]).toBe(`${px}px`);
    }
    expect(library.focus.thickness).toBe(`${getDefault(kit.fields, 'focus.thickness')}px`);
    expect(library.fontSize.md).toBe(`${Number(getDefault(kit.fields, 'fontSize.md')) / 16}rem`);
    for (const name of ['md', 'lg', 'xl'] as const) {
      expect(library.fontWeight[name]).toBe(getDefault(kit.fields, `fontWeight.${name}`));
    }
    expect(getDefault(kit.fields, 'light.primary.base')).toBe(
      library.colorSchemes.light.palette.primary[500].toLowerCase(),
    );
    expect(getDefault(kit.fields, 'dark.background.body')).toBe('#000000');
  });

  it('change sizes in the library’s own proportions', () => {
    expect(kit.toThemeOptions({ 'fontSize.md': 20 })).toEqual({
      fontSize: {
        xs: '0.9375rem',
        sm: '1.0938rem',
        md: '1.25rem',
        lg: '1.4063rem',
        xl: '1.5625rem',
        xl2: '1.875rem',
        xl3: '2.3438rem',
        xl4: '2.8125rem',
      },
    });
  });

  it('write options at places that the library’s theme has', () => {
    const { components, ...options } = kit.toThemeOptions(fillAll(kit)) as Record<string, unknown>;
    expect(components).toBeDefined();
    const findStrange = (value: unknown, own: unknown, path: string): string[] => {
      if (own === undefined) return [path];
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([key, one]) =>
        findStrange(one, (own as Record<string, unknown>)[key], `${path}.${key}`),
      );
    };
    expect(findStrange(options, library, 'theme')).toEqual([]);
  });
});

describe('a base color', () => {
  it('is the middle one of ten shades, the lightest first', () => {
    const shades = toRamp('#0b6bcb');
    expect(shades[500]).toBe('#0b6bcb');
    const luminances = SHADES.map((shade) => getLuminance(shades[shade]));
    expect(luminances).toEqual([...luminances].sort((a, b) => b - a));
  });

  it('gives plain values, of which each can be replaced', () => {
    const draft = setField(kit.fields, { 'light.primary.base': '#0b6466' }, 'light.primary.300', '#abcdef');
    expect(kit.toThemeOptions(draft)).toEqual({
      colorSchemes: {
        light: { palette: { primary: { ...toRamp('#0b6466'), 300: '#abcdef' } } },
      },
    });
  });

  it('that is the library’s keeps the library’s shades', () => {
    for (const scheme of SCHEMES) {
      for (const role of ROLES) {
        const key = `${scheme}.${role}.base`;
        const draft = { [key]: '#123456' };
        expect(setField(kit.fields, draft, key, getDefault(kit.fields, key))).toEqual(EMPTY_DRAFT);
      }
    }
  });
});

describe('the preview of Joy UI', () => {
  const { css, readColor, theme } = kit.createPreview({ 'dark.primary.base': '#0b6466' }, 'rtl');

  it('has variables of its own prefix and scope, and touches none of the page’s', () => {
    expect(css).toContain('[data-preview-scheme="dark"]{');
    expect(css).not.toMatch(/:root|--joy-|data-joy-color-scheme/);
    expect(css).toMatch(/\[data-preview-scheme="dark"\]\{[^}]*--preview-palette-primary-500:#0b6466/);
    expect(css).toContain('"Inter", "Inter Fallback",');
  });

  it('shows a token in the color of the shade that it refers to', () => {
    expect(readColor('dark', 'primary.solidBg')).toBe('#0b6466');
    expect(readColor('light', 'primary.solidBg')).toBe('#0b6bcb');
    expect(readColor('dark', 'background.body')).toBe('#000000');
    expect(readColor('light', 'nothing.at.all')).toBe('');
  });

  it('has the direction of the site', () => expect(theme).toMatchObject({ direction: 'rtl' }));
});
