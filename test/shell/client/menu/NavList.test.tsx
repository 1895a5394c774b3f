// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import en from '../../../../data/languages/en.json';
import { language as portuguese } from '../../../../data/languages/pt';
import { language as chinese } from '../../../../data/languages/zh';
import { NavList } from '../../../../src/shell/client/menu/NavList';
import { findActivePage, NAV_FLAGS, type NavItem } from '../../../../src/site/shared/tree';
import { TranslationsProvider, userLanguage } from '../../../../src/shell/client/language/language';

const [pt, zh] = [portuguese.strings, chinese.strings];

const items: readonly NavItem[] = [
  { pathname: '/garden/start-group', title: 'Getting started', children: [{ pathname: '/garden/soil' }] },
  {
    pathname: '/garden/react-',
    title: 'Sheds',
    children: [
      {
        pathname: '/garden/in',
        subheader: 'inputs',
        children: [{ pathname: '/garden/react-rake', beta: true }],
      },
    ],
  },
];

function renderMenu(pathname: string): void {
  const { activePage, parents } = findActivePage(items, pathname);
  render(
    <TranslationsProvider value={{ en, pt }}>
      <NavList items={items} active={activePage} parents={parents} />
    </TranslationsProvider>,
  );
}

const listOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);

afterEach(() => {
  cleanup();
  act(() => userLanguage.set('en'));
});

describe('the groups of the menu', () => {
  it('are open on a page that stands in none of them, so that its menu has links', () => {
    renderMenu('/garden');
    expect(listOpen()).toEqual([true, true]);
  });

  it('are closed on others, but for the one of the page', () => {
    renderMenu('/garden/soil');
    expect(listOpen()).toEqual([true, false]);
  });

  it('have names in the reader’s language, which is marked', () => {
    renderMenu('/garden/soil');
    act(() => userLanguage.set('pt'));
    expect(screen.getByText('Primeiros passos').closest('[lang]')?.getAttribute('lang')).toBe('pt');
    expect(screen.getByText('Entradas').closest('[lang]')?.getAttribute('lang')).toBe('pt');
    // A group that has no translation stays English.
    expect(screen.getByText('Sheds').closest('[lang]')?.getAttribute('lang')).toBe('en');
    // Pages are English, and so are their titles.
    expect(screen.getByText('Soil').closest('[lang]')?.getAttribute('lang')).toBe('en');
    act(() => userLanguage.set('en'));
    expect(screen.getByText('Getting started').closest('[lang]')).toBeNull();
  });
});

it.each(NAV_FLAGS)('a page that is %s says so, in every language', (flag) => {
  const words = [en, pt, zh].map((translations) => translations[`nav.${flag}`]);
  const flagged = [{ pathname: '/garden/soil', [flag]: true }];
  render(
    <TranslationsProvider value={{ en, pt, zh }}>
      <NavList items={flagged} active={null} parents={[]} />
    </TranslationsProvider>,
  );
  for (const [index, language] of (['en', 'pt', 'zh'] as const).entries()) {
    act(() => userLanguage.set(language));
    expect(screen.getByRole('link').querySelector('[data-flag]')?.textContent).toBe(words[index]);
  }
});
