// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsDrawer } from '../../../../src/shell/client/settings/SettingsDrawer';
import type { Preference } from '../../../../src/shell/client/preferences/definePreference';
import { getCookie } from '../../../../src/base/client/cookie';
import { userLanguage } from '../../../../src/shell/client/language/language';
import { codeStyling } from '../../../../src/shell/client/preferences/codeStyling';
import { codeVariant } from '../../../../src/shell/client/preferences/codeVariant';
import { colorMode } from '../../../../src/shell/client/preferences/colorMode';
import { direction } from '../../../../src/shell/client/preferences/direction';
import { languageChoice } from '../../../../src/shell/client/preferences/language';
import { packageManager } from '../../../../src/shell/client/preferences/packageManager';
import { resetState } from '../preferences/resetState';
import { defineDialogMethods, renderInFrame } from './renderInFrame';

const onClose = vi.fn();

beforeEach(() => {
  resetState();
  onClose.mockClear();
  defineDialogMethods();
  renderInFrame(<SettingsDrawer onClose={onClose} />);
});

afterEach(() => {
  cleanup();
  userLanguage.set('en');
});

const getGroup = (name: string) => within(screen.getByRole('group', { name }));
const getRadio = (group: string, name: string) =>
  getGroup(group).getByRole<HTMLInputElement>('radio', { name });
const getChecked = (group: string) =>
  getGroup(group)
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent);

/** A group of radio buttons, by what the choices are called. */
interface Offer {
  readonly group: string;
  readonly labels: readonly string[];
  /** What the choice that holds is called. */
  readonly getChosen: () => string | undefined;
  /** Makes a choice behind the settings' back, as another tab does. */
  readonly show: (label: string) => void;
}

function offer<Value extends string>(
  group: string,
  { store }: Preference<Value>,
  values: Readonly<Record<string, NoInfer<Value>>>,
): Offer {
  const labels = Object.keys(values);
  return {
    group,
    labels,
    getChosen: () => labels.find((label) => values[label] === store.get()),
    show(label) {
      const value = values[label];
      if (value) store.set(value);
    },
  };
}

const OFFERS: readonly Offer[] = [
  offer('Mode', colorMode, { Light: 'light', System: 'system', Dark: 'dark' }),
  offer('Direction', direction, { 'Left to right': 'ltr', 'Right to left': 'rtl' }),
  offer('Language', languageChoice, { English: 'en', 中文: 'zh', Português: 'pt' }),
  offer('Code', codeVariant, { TypeScript: 'TS', JavaScript: 'JS' }),
  offer('Styling of demos', codeStyling, {
    'MUI System': 'MUI System',
    'Tailwind CSS': 'Tailwind',
    CSS: 'CSS',
  }),
  offer('Package manager', packageManager, { npm: 'npm', pnpm: 'pnpm', yarn: 'yarn', bun: 'bun' }),
];

const DEFAULTS = ['System', 'Left to right', 'English', 'TypeScript', 'MUI System', 'npm'];

describe('the settings', () => {
  it('are a modal dialog with a name', () => {
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Settings' });
    expect(dialog.open).toBe(true);
    expect(within(dialog).getByRole('heading', { level: 2, name: 'Settings' })).toBeDefined();
  });

  it.each(['Mode', 'Direction', 'Language', 'Code', 'Styling of demos', 'Density of demos'])(
    'hold everything that a visitor can set: the group %s',
    (name) => {
      expect(screen.getByRole('group', { name })).toBeDefined();
    },
  );

  it('show the defaults at first', () => {
    expect(OFFERS.map(({ group }) => getChecked(group))).toEqual(DEFAULTS.map((label) => [label]));
  });

  describe.each(OFFERS)('$group', ({ group, labels, getChosen, show }) => {
    it('offers every choice', () => {
      const radios = getGroup(group).getAllByRole<HTMLInputElement>('radio');
      expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(labels);
    });

    it('makes each choice when it is pressed', () => {
      for (const label of [...labels, ...labels]) {
        fireEvent.click(getRadio(group, label));
        expect(getChosen()).toBe(label);
        expect(getChecked(group)).toEqual([label]);
      }
    });

    it('shows a choice that is made elsewhere', () => {
      for (const label of labels) {
        act(() => show(label));
        expect(getChecked(group)).toEqual([label]);
      }
    });
  });

  it('are one choice per group: no group takes the choice of another', () => {
    const names = OFFERS.map(({ group, labels }) => getRadio(group, labels[0] ?? '').name);
    expect(new Set(names).size).toBe(OFFERS.length);
  });

  it('are kept for the next visit', () => {
    for (const [group, label] of [
      ['Mode', 'Dark'],
      ['Direction', 'Right to left'],
      ['Language', '中文'],
      ['Code', 'JavaScript'],
      ['Styling of demos', 'Tailwind CSS'],
      ['Package manager', 'pnpm'],
    ] as const) {
      fireEvent.click(getRadio(group, label));
    }
    expect({ ...localStorage }).toEqual({
      'mui-mode': 'dark',
      'docs-direction': 'rtl',
      'docs-language': 'zh',
      'codeblock-package-manager': 'pnpm',
    });
    expect([getCookie('codeVariant'), getCookie('codeStyling')]).toEqual(['JS', 'Tailwind']);
  });

  it('name each language in its own', () => {
    const options = getGroup('Language').getAllByRole<HTMLInputElement>('radio');
    expect(options.map(({ labels }) => labels?.[0]?.lang)).toEqual(['en', 'zh', 'pt']);
  });

  it('speak the reader’s language at once', () => {
    act(() => userLanguage.set('pt'));
    expect(screen.getByRole('dialog', { name: 'Configurações' })).toBeDefined();
    expect(getChecked('Modo')).toEqual(['Sistema']);
  });
});

describe('the settings close', () => {
  const getDialog = () => screen.getByRole<HTMLDialogElement>('dialog');

  it('by their button', () => {
    const dialog = getDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Close the settings' }));
    expect(dialog.open).toBe(false);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('by a press on the backdrop', () => {
    fireEvent.click(getDialog());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('by the browser’s own way, such as Escape', () => {
    act(() => getDialog().close());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('not by a press on what they contain', () => {
    fireEvent.click(screen.getByRole('heading', { name: 'Settings' }));
    fireEvent.click(screen.getByRole('group', { name: 'Mode' }));
    fireEvent.click(getRadio('Mode', 'Dark'));
    expect(getDialog().open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });
});
