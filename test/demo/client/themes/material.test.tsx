// @vitest-environment jsdom
import Button from '@mui/material/Button';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { useTheme, type Theme } from '@mui/material/styles';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { denseComponents } from '../../../../src/demo/client/themes/dense';
import { getAdoptedCss } from '../../../adoptedCss';
import { loadLocale, localeStore } from '../../../../src/demo/client/themes/locale';
import { DemoTheme, themeStyles } from '../../../../src/demo/client/themes/material';
import { toCss } from '../../../../src/demo/client/island/toCss';
import { userLanguage } from '../../../../src/shell/client/language/language';
import { initialTheme, type ThemeState } from '../../../../src/shell/client/preferences/theme';

/** The first import compiles the languages. */
const LOADING = { timeout: 30_000 };

/** What alone differs from the library's own: data grids filter without `eval`, and pinned cells are opaque. */
const OWN_COMPONENTS = {
  MuiDataGrid: {
    defaultProps: { disableEval: true },
    styleOverrides: {
      root: {
        '& .MuiDataGrid-row :is(.MuiDataGrid-cell--pinnedLeft, .MuiDataGrid-cell--pinnedRight)': {
          backgroundImage: 'linear-gradient(var(--DataGrid-pinnedBackground) 0 0)',
        },
      },
    },
  },
};

const madder = { primary: { main: '#8a2b2b' }, secondary: { main: '#2b4a8a' } };

/** What is on the page once the effects of a theme have run. */
async function getVariables(): Promise<string> {
  await Promise.resolve();
  return getAdoptedCss().find((css) => css.includes('--mui-')) ?? '';
}

/** The rule of a mode, for its variables. */
const getRule = (css: string, mode: 'light' | 'dark') =>
  css
    .split('}')
    .filter((rule) => rule.includes(`data-mui-color-scheme="${mode}"`))
    .join('');

function show(settings: Partial<ThemeState>, children: ReactNode): void {
  cleanup();
  render(<DemoTheme settings={{ ...initialTheme, ...settings }}>{children}</DemoTheme>);
}

/** The theme that a demo finds. */
function getTheme(settings: Partial<ThemeState> = {}): Theme {
  const themes: Theme[] = [];
  const Probe = () => {
    themes.push(useTheme());
    return null;
  };
  show(settings, <Probe />);
  const [theme] = themes;
  if (!theme) throw new Error('The demo found no theme.');
  return theme;
}

beforeEach(() => {
  userLanguage.set('en');
  loadLocale('en');
  document.adoptedStyleSheets = [];
});

afterEach(cleanup);

describe('the theme of Material UI demos', () => {
  it('is the library’s own when nothing is set', () => {
    const theme = getTheme();
    expect(theme).toMatchObject({ direction: 'ltr', palette: { primary: { main: '#1976d2' } } });
    expect(theme.components).toEqual(OWN_COMPONENTS);
    expect(theme.shape.borderRadius).toBe(4);
  });

  it('puts nothing on a page that has the library’s own variables already', async () => {
    vi.resetModules();
    const fresh = await import('../../../../src/demo/client/themes/material');
    const { themeStore } = await import('../../../../src/shell/client/preferences/theme');
    render(<fresh.DemoTheme settings={themeStore.initial}>A demo</fresh.DemoTheme>);
    expect(await getVariables()).toBe('');
  });

  it('has the complete dense list when dense', () => {
    expect(getTheme({ dense: true }).components).toMatchObject({ ...denseComponents });
  });

  it('has nothing of the dense list when not dense, also after it was', () => {
    getTheme({ dense: true });
    for (const settings of [{}, { spacing: 4 }, { direction: 'rtl' as const }, { paletteColors: madder }]) {
      expect(getTheme(settings).components).toEqual(OWN_COMPONENTS);
    }
  });

  it('makes components dense', () => {
    show(
      { dense: true },
      <>
        <Button>Save</Button>
        <TextField label="Name" />
      </>,
    );
    expect(screen.getByRole('button').className).toContain('MuiButton-sizeSmall');
    expect(document.querySelector('.MuiFormControl-marginDense')).not.toBeNull();
  });

  it.each([0, 4, 20])('has a spacing unit of %i px', async (spacing) => {
    getTheme();
    expect(getTheme({ spacing }).spacing(2)).toContain('2 * var(--mui-spacing');
    expect(await getVariables()).toContain(`--mui-spacing:${spacing === 0 ? '0px' : `${spacing}px`};`);
  });

  it('has the reader’s direction', () => {
    expect(getTheme({ direction: 'rtl' }).direction).toBe('rtl');
  });

  it('has the reader’s colors in both modes', async () => {
    const theme = getTheme({ paletteColors: madder });
    expect(theme.palette.primary.main).toBe('#8a2b2b');
    const css = await getVariables();
    for (const mode of ['light', 'dark'] as const) {
      expect(getRule(css, mode)).toContain('--mui-palette-primary-main:#8a2b2b;');
      expect(getRule(css, mode)).toContain('--mui-palette-secondary-main:#2b4a8a;');
    }
  });

  it('has the library’s own colors again after the reset', async () => {
    getTheme({ paletteColors: madder });
    const theme = getTheme();
    expect(theme.palette.primary.main).toBe('#1976d2');
    expect(await getVariables()).not.toContain('#8a2b2b');
  });

  it('does not depend on the mode, whose colors are variables', () => {
    // Each provider copies its theme; what is in it stays the same.
    expect(getTheme({ paletteMode: 'dark' }).palette).toBe(getTheme({ paletteMode: 'light' }).palette);
    const css = toCss(themeStyles);
    expect(getRule(css, 'light')).toContain('--mui-palette-background-default:#fff;');
    expect(getRule(css, 'dark')).toContain('--mui-palette-background-default:#121212;');
  });

  it.each<[Partial<ThemeState>]>([[{}], [{ dense: true, paletteColors: madder }]])(
    'is made once for all demos of a page with %o',
    (settings) => {
      expect(getTheme(settings).palette).toBe(getTheme({ ...settings }).palette);
    },
  );

  it('speaks the reader’s language in the components’ own texts, dense or not', async () => {
    const demo = (
      <TablePagination component="div" count={30} page={0} rowsPerPage={10} onPageChange={() => {}} />
    );
    show({ dense: true }, demo);
    expect(screen.getByRole('button', { name: 'Go to next page' })).toBeDefined();
    act(() => userLanguage.set('zh'));
    await screen.findByRole('button', { name: '下一页' }, LOADING);
    act(() => userLanguage.set('pt'));
    await screen.findByRole('button', { name: 'Ir para a próxima página' }, LOADING);
    act(() => userLanguage.set('en'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go to next page' })).toBeDefined());
  });

  it('stays dense in another language', async () => {
    show({ dense: true }, <Button>Save</Button>);
    act(() => userLanguage.set('zh'));
    await waitFor(() => expect(localeStore.get()).not.toBe(localeStore.initial), LOADING);
    expect(screen.getByRole('button').className).toContain('MuiButton-sizeSmall');
  });
});
