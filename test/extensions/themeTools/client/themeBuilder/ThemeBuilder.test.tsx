// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ThemeBuilder } from '../../../../../src/extensions/themeTools/client/themeBuilder/ThemeBuilder';
import { kit } from '../../../../../src/extensions/themeTools/client/themeBuilder/kits/material/kit';
import { dispatchTheme } from '../../../../../src/shell/client/preferences/theme';
import { renderInFrame } from '../../../../shell/client/settings/renderInFrame';

// Their fonts are loaded, which jsdom cannot.
vi.mock('../../../../../src/demo/client/themes/addFont', () => ({ addFont: vi.fn() }));

const show = (paletteMode: 'light' | 'dark') => dispatchTheme({ type: 'CHANGE', payload: { paletteMode } });
const readScheme = () => document.querySelector('[data-preview-scheme]')?.getAttribute('data-preview-scheme');
const getRadio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeEach(() => {
  window.matchMedia = vi.fn(() => new EventTarget() as MediaQueryList);
});
afterEach(() => {
  cleanup();
  show('light');
});

it('opens in the reader’s mode, and follows it until a scheme is chosen', () => {
  show('dark');
  renderInFrame(<ThemeBuilder kit={kit} />);
  expect([readScheme(), getRadio('Dark').checked]).toEqual(['dark', true]);
  act(() => show('light'));
  expect([readScheme(), getRadio('Light').checked]).toEqual(['light', true]);
  fireEvent.click(getRadio('Dark'));
  act(() => show('dark'));
  act(() => show('light'));
  expect(readScheme()).toBe('dark');
});
