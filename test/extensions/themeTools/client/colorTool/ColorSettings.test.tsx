// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../../../../data/site';
import { selectClickEvent } from '../../../../../src/page/shared/clickEvents';
import { ColorSettings } from '../../../../../src/extensions/themeTools/client/colorTool/ColorSettings';
import { paletteColors } from '../../../../../src/shell/client/preferences/paletteColors';
import { resetState } from '../../../../shell/client/preferences/resetState';
import { renderInFrame } from '../../../../shell/client/settings/renderInFrame';

const madder = { primary: { main: '#8a2b2b' }, secondary: { main: '#2b4a8a' } };

beforeEach(() => {
  resetState();
  renderInFrame(<ColorSettings />);
});

afterEach(cleanup);

const getReset = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reset colors' });

describe('the colors in the settings', () => {
  it('are a group that says where colors are chosen, and counts who goes there', () => {
    const group = screen.getByRole('group', { name: 'Colors of demos' });
    const link = within(group).getByRole('link', { name: 'Choose colors' });
    expect(link.getAttribute('href')).toBe(site.colorToolPath);
    expect(link.matches(selectClickEvent('settings'))).toBe(true);
  });

  it('are not there, and cannot be reset, while the library’s own are shown', () => {
    expect(screen.queryByText(/^#/)).toBeNull();
    expect(getReset().disabled).toBe(true);
  });

  it('show which they are, also when another tab changes them', () => {
    act(() => paletteColors.store.set(madder));
    expect(screen.getByText('#8a2b2b')).toBeDefined();
    const swatch = screen.getByText('#2b4a8a').parentElement;
    expect(swatch?.style.getPropertyValue('--swatch')).toBe('#2b4a8a');
    expect(getReset().disabled).toBe(false);
  });

  it('are the library’s own again after the reset, now and for the next visit', () => {
    act(() => paletteColors.choose(madder));
    fireEvent.click(getReset());
    expect(paletteColors.store.get()).toBe(paletteColors.defaultValue);
    expect(screen.queryByText(/^#/)).toBeNull();
    expect(getReset().disabled).toBe(true);
    paletteColors.sync();
    expect(paletteColors.store.get()).toBe(paletteColors.defaultValue);
  });
});
