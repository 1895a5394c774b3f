// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Frame } from '../../../../src/shell/client/frame/Frame';
import { userLanguage } from '../../../../src/shell/client/language/language';
import { SettingsDrawer } from '../../../../src/shell/client/settings/SettingsDrawer';
import { defineDialogMethods, renderInFrame } from '../settings/renderInFrame';

beforeEach(defineDialogMethods);
afterEach(() => {
  cleanup();
  act(() => userLanguage.set('en'));
});

it.each([
  ['zh', '语言', /正文为英文/],
  ['pt', 'Idioma', /textos das páginas estão em inglês/],
] as const)(
  'the foot of the page and the settings say in the language %s that pages are in English',
  (language, choice, sentence) => {
    act(() => userLanguage.set(language));
    renderInFrame(<Frame>{null}</Frame>);
    const foot = screen.getByRole('contentinfo');
    const said = within(foot).getByText(sentence);
    expect(said.getAttribute('lang')).toBe(language);
    // It comes after the first paint, so that it must be last.
    expect(foot.lastElementChild).toBe(said);
    renderInFrame(<SettingsDrawer onClose={() => {}} />);
    expect(within(screen.getByRole('group', { name: choice })).getByText(sentence)).toBeDefined();
  },
);

it('English readers are told nothing', () => {
  renderInFrame(<Frame>{null}</Frame>);
  expect(screen.getByRole('contentinfo').querySelector('p')).toBeNull();
});
