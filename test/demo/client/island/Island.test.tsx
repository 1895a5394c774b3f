// @vitest-environment jsdom
import Button from '@mui/material/Button';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAdoptedCss } from '../../../adoptedCss';
import { Island } from '../../../../src/demo/client/island/Island';
import { createStyleCache } from '../../../../src/demo/client/island/styleCache';
import { DemoTheme as JoyTheme } from '../../../../src/demo/client/themes/joy';
import { DemoTheme } from '../../../../src/demo/client/themes/material';
import {
  dispatchTheme,
  initialTheme,
  themeStore,
  type ThemeState,
} from '../../../../src/shell/client/preferences/theme';

const cache = createStyleCache();
const colors = { primary: { main: '#8a2b2b' }, secondary: { main: '#2b4a8a' } };

const onRender = vi.fn();
const onMount = vi.fn();

/** A demo that remembers something, which a remount would lose. */
function Rake() {
  const [teeth, setTeeth] = useState(0);
  onRender();
  useEffect(() => onMount(), []);
  return (
    <Button sx={{ marginLeft: 3 }} onClick={() => setTeeth(teeth + 1)}>
      {teeth} teeth
    </Button>
  );
}

const island = <Island cache={cache} DemoTheme={DemoTheme} Demo={Rake} />;
const getButton = () => screen.getByRole('button');
const isDense = (element: Element) => element.classList.contains('MuiButton-sizeSmall');

/** Rules that hold for an element, as they stand in the page. */
function getCss({ classList }: Element): string {
  const text = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  return text
    .split('}')
    .filter((rule) => [...classList].some((name) => rule.startsWith(`.${name}{`)))
    .join('\n');
}

beforeEach(() => {
  themeStore.set(initialTheme);
  onRender.mockClear();
  onMount.mockClear();
});

afterEach(cleanup);

describe('an island', () => {
  it.each<[string, Partial<ThemeState>]>([
    ['as it is', {}],
    ['dense', { dense: true }],
    ['with other spacing', { spacing: 3 }],
    ['in other colors', { paletteColors: colors }],
    ['from right to left', { direction: 'rtl' }],
    ['dark', { paletteMode: 'dark' }],
  ])(
    'takes the server’s HTML over without a mismatch, whatever the reader has set: %s',
    async (_, settings) => {
      const log = vi.spyOn(console, 'error').mockReturnValue();
      const container = document.createElement('div');
      container.innerHTML = renderToString(island, { identifierPrefix: 'd0-' });
      document.body.append(container);
      const button = getButton();
      themeStore.set({ ...initialTheme, ...settings });
      // The server's own warnings: it renders here where the libraries believe to be in a browser.
      log.mockClear();
      const onRecoverableError = vi.fn();
      const root = await act(async () =>
        hydrateRoot(container, island, { identifierPrefix: 'd0-', onRecoverableError }),
      );
      expect(getButton()).toBe(button);
      expect(isDense(button)).toBe(Boolean(settings.dense));
      fireEvent.click(button);
      expect(button.textContent).toBe('1 teeth');
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(log).not.toHaveBeenCalled();
      act(() => root.unmount());
      container.remove();
    },
  );

  it.each([
    ['Material UI', DemoTheme, '--mui-spacing:3px'],
    ['Joy UI', JoyTheme, '--joy-spacing:3px'],
  ])(
    'costs a page of %s no second theme: all demos share the first one’s variables',
    async (_, Theme, rule) => {
      vi.spyOn(console, 'error').mockReturnValue();
      const shared = <Island cache={cache} DemoTheme={Theme} Demo={() => <b>Rake</b>} />;
      const html = renderToString(shared);
      themeStore.set({ ...initialTheme, spacing: 3 });
      const hydrate = async () => {
        const container = document.createElement('div');
        container.innerHTML = html;
        document.body.append(container);
        return act(async () => hydrateRoot(container, shared));
      };
      const roots = [await hydrate()];
      const findSheets = () =>
        document.adoptedStyleSheets.filter((_sheet, index) => getAdoptedCss()[index]?.includes(rule));
      const first = findSheets();
      expect(first).toHaveLength(1);
      roots.push(await hydrate(), await hydrate());
      expect(findSheets()).toEqual(first);
      expect(findSheets()[0]).toBe(first[0]);
      act(() => roots.forEach((root) => root.unmount()));
      document.body.innerHTML = '';
    },
  );

  it('follows the reader’s settings and keeps what the demo holds', async () => {
    render(island);
    const button = getButton();
    fireEvent.click(button);
    act(() => dispatchTheme({ type: 'SET_DENSE', payload: true }));
    expect(isDense(button)).toBe(true);
    act(() => dispatchTheme({ type: 'SET_SPACING', payload: 3 }));
    act(() => dispatchTheme({ type: 'CHANGE', payload: { paletteColors: colors } }));
    act(() => dispatchTheme({ type: 'CHANGE', payload: { direction: 'rtl' } }));
    await waitFor(() => expect(getCss(button)).toContain('margin-right:'));
    act(() => dispatchTheme({ type: 'RESET_DENSITY' }));
    expect(isDense(button)).toBe(false);
    expect(getButton()).toBe(button);
    expect(button.textContent).toBe('1 teeth');
    expect(onMount).toHaveBeenCalledOnce();
  });

  it('is mirrored from right to left, and back', async () => {
    render(island);
    const button = getButton();
    expect(getCss(button)).toContain('margin-left:');
    act(() => dispatchTheme({ type: 'CHANGE', payload: { direction: 'rtl' } }));
    await waitFor(() => expect(getCss(button)).toContain('margin-right:'));
    expect(getCss(button)).not.toContain('margin-left:');
    act(() => dispatchTheme({ type: 'CHANGE', payload: { direction: 'ltr' } }));
    expect(getCss(button)).toContain('margin-left:');
  });

  it('does not render its demo again when the mode changes: colors are CSS variables', () => {
    render(island);
    onRender.mockClear();
    act(() => dispatchTheme({ type: 'CHANGE', payload: { paletteMode: 'dark' } }));
    expect(onRender).not.toHaveBeenCalled();
  });

  it('keeps a crash to itself', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const mute = (event: Event) => event.preventDefault();
    window.addEventListener('error', mute);
    const Broken = () => {
      throw new Error('No teeth left.');
    };
    render(
      <>
        <Island cache={cache} DemoTheme={DemoTheme} Demo={Broken} />
        {island}
      </>,
    );
    expect(screen.getByRole('alert').textContent).toContain('No teeth left.');
    expect(screen.getByRole('button', { name: '0 teeth' })).toBeDefined();
    window.removeEventListener('error', mute);
  });
});
