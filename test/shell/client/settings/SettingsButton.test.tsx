// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNOUNCER_ID } from '../../../../src/base/client/announce';
import { SettingsButton } from '../../../../src/shell/client/settings/SettingsButton';
import { resetState } from '../preferences/resetState';
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
    await act(() => import('../../../../src/shell/client/settings/SettingsDrawer'));
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

  it('says when they did not load after a press, and is closed again, but not after a hover', async () => {
    const announcer = document.body.appendChild(document.createElement('p'));
    announcer.id = ANNOUNCER_ID;
    vi.doMock('../../../../src/shell/client/settings/SettingsDrawer', () => {
      throw new Error('Failed to load chunk');
    });
    vi.resetModules();
    fireEvent.pointerEnter(getButton());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(announcer.textContent).toBe('');
    fireEvent.click(getButton());
    await vi.waitFor(() => expect(announcer.textContent).toBe('The settings could not be loaded.'));
    expect(getButton().getAttribute('aria-expanded')).toBe('false');
    vi.doUnmock('../../../../src/shell/client/settings/SettingsDrawer');
    announcer.remove();
  });
});
