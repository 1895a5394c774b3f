// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SettingsButton } from '../../../src/features/settings/SettingsButton';
import { resetState } from '../../state/resetState';
import { defineDialogMethods, renderInFrame } from './renderInFrame';

beforeEach(() => {
  resetState();
  defineDialogMethods();
  renderInFrame(<SettingsButton className="icon" />);
});

afterEach(cleanup);

const getButton = () => screen.getByRole('button', { name: 'Settings' });

describe('the button of the settings', () => {
  it('says what it opens', () => {
    expect(getButton().getAttribute('aria-haspopup')).toBe('dialog');
    expect(getButton().getAttribute('aria-expanded')).toBe('false');
    expect(getButton().className).toBe('icon');
  });

  it('opens nothing before it is pressed', async () => {
    fireEvent.pointerEnter(getButton());
    act(() => getButton().focus());
    await act(() => import('../../../src/features/settings/SettingsDrawer'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getButton().getAttribute('aria-expanded')).toBe('false');
  });

  it('opens the settings when it is pressed, and again after they were closed', async () => {
    for (let time = 0; time < 2; time += 1) {
      fireEvent.click(getButton());
      await screen.findByRole('dialog', { name: 'Settings' });
      expect(getButton().getAttribute('aria-expanded')).toBe('true');
      fireEvent.click(screen.getByRole('button', { name: 'Close the settings' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(getButton().getAttribute('aria-expanded')).toBe('false');
    }
  });

  it('has the focus again when they close', async () => {
    fireEvent.click(getButton());
    await screen.findByRole('dialog', { name: 'Settings' });
    const close = screen.getByRole('button', { name: 'Close the settings' });
    close.focus();
    fireEvent.click(close);
    expect(document.activeElement).toBe(getButton());
  });
});
