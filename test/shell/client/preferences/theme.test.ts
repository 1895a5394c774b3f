// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createStore } from '../../../../src/base/client/createStore';
import {
  dispatchTheme,
  initialTheme,
  themeReducer,
  themeStore,
  type PaletteColors,
  type ThemeAction,
  type ThemeState,
} from '../../../../src/shell/client/preferences/theme';
import {
  siteTheme,
  ThemeProvider,
  useThemeDispatch,
  useThemeState,
  type ThemeContextValue,
} from '../../../../src/shell/client/preferences/themeContext';

afterEach(() => {
  cleanup();
  themeStore.set(initialTheme);
});

const madder: PaletteColors = { primary: { main: '#8a2b2b' }, secondary: { main: '#2b4a8a' } };
const sameMadder: PaletteColors = structuredClone(madder);

/** A state in which every field differs from the initial one; frozen, as nobody may write into it. */
const chosen: ThemeState = Object.freeze({
  dense: true,
  direction: 'rtl',
  paletteColors: Object.freeze(madder),
  spacing: 5,
  paletteMode: 'dark',
});

/** What falsy values a caller without types could hand in. */
const asPayload = (payload: object) => ({ type: 'CHANGE', payload }) as ThemeAction;

describe('the theme at first', () => {
  it('is light, from left to right, in the library’s own colors and density', () => {
    expect(initialTheme).toEqual({
      dense: false,
      direction: 'ltr',
      paletteColors: {},
      spacing: 8,
      paletteMode: 'light',
    });
    expect(themeStore.initial).toBe(initialTheme);
  });
});

describe('themeReducer', () => {
  it.each<[ThemeAction, Partial<ThemeState>]>([
    [{ type: 'SET_SPACING', payload: 12 }, { spacing: 12 }],
    [{ type: 'SET_SPACING', payload: 0 }, { spacing: 0 }],
    [{ type: 'SET_SPACING', payload: 20 }, { spacing: 20 }],
    [{ type: 'INCREASE_SPACING' }, { spacing: 6 }],
    [{ type: 'DECREASE_SPACING' }, { spacing: 4 }],
    [{ type: 'SET_DENSE', payload: false }, { dense: false }],
    [{ type: 'RESET_DENSITY' }, { dense: false, spacing: 8 }],
    [{ type: 'RESET_COLORS' }, { paletteColors: {} }],
    [{ type: 'CHANGE', payload: { paletteMode: 'light' } }, { paletteMode: 'light' }],
    [{ type: 'CHANGE', payload: { direction: 'ltr' } }, { direction: 'ltr' }],
    [{ type: 'CHANGE', payload: { paletteColors: {} } }, { paletteColors: {} }],
    [
      { type: 'CHANGE', payload: { paletteMode: 'light', direction: 'ltr', paletteColors: {} } },
      { paletteMode: 'light', direction: 'ltr', paletteColors: {} },
    ],
  ])('%o changes %o and keeps the rest', (action, change) => {
    expect(themeReducer(chosen, action)).toStrictEqual({ ...chosen, ...change });
  });

  it('makes a theme dense', () => {
    expect(themeReducer(initialTheme, { type: 'SET_DENSE', payload: true })).toEqual({
      ...initialTheme,
      dense: true,
    });
  });

  it.each<[number, ThemeAction, number]>([
    [20, { type: 'INCREASE_SPACING' }, 20],
    [19, { type: 'INCREASE_SPACING' }, 20],
    [0, { type: 'DECREASE_SPACING' }, 0],
    [1, { type: 'DECREASE_SPACING' }, 0],
    [5, { type: 'SET_SPACING', payload: 21 }, 20],
    [5, { type: 'SET_SPACING', payload: -1 }, 0],
    [5, { type: 'SET_SPACING', payload: Infinity }, 20],
    [5, { type: 'SET_SPACING', payload: -Infinity }, 0],
  ])('keeps spacing within 0 and 20: from %i by %o to %i', (spacing, action, expected) => {
    expect(themeReducer({ ...chosen, spacing }, action).spacing).toBe(expected);
  });

  it('keeps its spacing when it is given none', () => {
    expect(themeReducer(chosen, { type: 'SET_SPACING', payload: NaN }).spacing).toBe(5);
  });

  it('keeps spacing between its ends in whole pixels', () => {
    expect(themeReducer(chosen, { type: 'SET_SPACING', payload: 7.4 }).spacing).toBe(7);
  });

  describe('CHANGE', () => {
    it.each([
      [{}],
      [{ paletteMode: undefined, direction: undefined, paletteColors: undefined }],
      [{ paletteMode: null, direction: null, paletteColors: null }],
      [{ paletteMode: '', direction: '', paletteColors: '' }],
      [{ paletteMode: false, direction: 0 }],
    ])('keeps the old values where it is given %o', (payload) => {
      expect(themeReducer(chosen, asPayload(payload))).toBe(chosen);
    });

    it.each([
      [{ paletteMode: 'dark' }],
      [{ direction: 'rtl' }],
      [{ paletteColors: madder }],
      [{ paletteMode: 'dark', direction: 'rtl', paletteColors: madder }],
      [{ paletteMode: 'dark', direction: null }],
    ])('returns the same object when %o changes nothing', (payload) => {
      expect(themeReducer(chosen, asPayload(payload))).toBe(chosen);
    });

    it('takes equal colors in a new object for a change', () => {
      const next = themeReducer(chosen, { type: 'CHANGE', payload: { paletteColors: sameMadder } });
      expect(next).not.toBe(chosen);
      expect(next.paletteColors).toBe(sameMadder);
    });

    it('takes nothing but mode, direction and colors', () => {
      expect(themeReducer(chosen, asPayload({ dense: false, spacing: 12, other: 1 }))).toBe(chosen);
      expect(themeReducer(chosen, asPayload({ paletteMode: 'light', spacing: 12, other: 1 }))).toStrictEqual({
        ...chosen,
        paletteMode: 'light',
      });
    });
  });

  it.each<[ThemeAction, ThemeState]>([
    [{ type: 'SET_SPACING', payload: 5 }, chosen],
    [{ type: 'INCREASE_SPACING' }, { ...chosen, spacing: 20 }],
    [{ type: 'DECREASE_SPACING' }, { ...chosen, spacing: 0 }],
    [{ type: 'SET_DENSE', payload: true }, chosen],
    [{ type: 'RESET_DENSITY' }, initialTheme],
    [{ type: 'RESET_COLORS' }, initialTheme],
  ])('returns the state that it was given when %o changes nothing', (action, state) => {
    expect(themeReducer(state, action)).toBe(state);
  });

  it('resets colors to the initial object, so that resetting twice is no second change', () => {
    expect(themeReducer(chosen, { type: 'RESET_COLORS' }).paletteColors).toBe(initialTheme.paletteColors);
  });

  it.each(['FOO', '', 'change', 'toString'])('does not know the action %o', (type) => {
    expect(() => themeReducer(chosen, { type } as unknown as ThemeAction)).toThrow(
      new Error(`Unrecognized type ${type}`),
    );
  });
});

describe('the theme’s context', () => {
  const useTheme = () => ({ state: useThemeState(), dispatch: useThemeDispatch() });
  const provide = (value: ThemeContextValue) =>
    function Wrapper({ children }: { children: ReactNode }) {
      return createElement(ThemeProvider, { value }, children);
    };

  it('lets read outside of the provider, and throws on dispatch', () => {
    const { result } = renderHook(useTheme);
    expect(result.current.state).toBe(initialTheme);
    act(() => dispatchTheme({ type: 'SET_DENSE', payload: true }));
    expect(result.current.state.dense).toBe(true);
    expect(() => result.current.dispatch({ type: 'SET_DENSE', payload: false })).toThrow(
      new Error('Forgot to wrap component in ThemeProvider'),
    );
    expect(themeStore.get().dense).toBe(true);
  });

  it('carries out actions inside of the provider, and shows their result', () => {
    const { result } = renderHook(useTheme, { wrapper: provide(siteTheme) });
    act(() => result.current.dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } }));
    expect(result.current.state.direction).toBe('rtl');
    expect(themeStore.get()).toBe(result.current.state);
  });

  it('reads the theme of the nearest provider', () => {
    const store = createStore(chosen);
    const { result } = renderHook(useTheme, { wrapper: provide({ store, dispatch: () => {} }) });
    expect(result.current.state).toBe(chosen);
  });

  it('never renders a component anew that only dispatches', () => {
    const seen = new Set<unknown>();
    let renderCount = 0;
    const { result } = renderHook(
      () => {
        renderCount += 1;
        const dispatch = useThemeDispatch();
        seen.add(dispatch);
        return dispatch;
      },
      { wrapper: provide(siteTheme) },
    );
    act(() => result.current({ type: 'INCREASE_SPACING' }));
    act(() => result.current({ type: 'SET_DENSE', payload: true }));
    expect(themeStore.get()).toMatchObject({ spacing: 9, dense: true });
    expect([renderCount, seen.size]).toEqual([1, 1]);
  });

  it('tells nobody of a CHANGE that changes nothing', () => {
    let renderCount = 0;
    renderHook(() => {
      renderCount += 1;
      return useThemeState();
    });
    act(() => dispatchTheme({ type: 'CHANGE', payload: { paletteMode: 'light', direction: 'ltr' } }));
    expect(renderCount).toBe(1);
  });

  it('is on the server what every demo is rendered with', () => {
    dispatchTheme({ type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } });
    const Direction = () => createElement('b', null, useThemeState().direction);
    expect(renderToString(createElement(Direction))).toBe('<b>ltr</b>');
  });
});
