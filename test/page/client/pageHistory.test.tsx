// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { site } from '../../../data/site';
import { PageHistory } from '../../../src/page/client/PageHistory';
import { userLanguage } from '../../../src/shell/client/language/language';
import { createPage } from '../../export/node/documents/createPage';
import { renderInFrame } from '../../shell/client/settings/renderInFrame';

const NAMES = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara'];

function show(contributors: readonly string[], repository: string | null = 'https://code.test/docs'): void {
  const page = createPage('/rake/', [], { history: { updated: '2026-11-02', contributors } });
  renderInFrame(<PageHistory />, { page, site: { ...site, repository } });
}

const readText = () => document.querySelector('p')?.textContent;

afterEach(() => {
  act(() => userLanguage.set('en'));
  cleanup();
});

it.each([
  ['en', 'Last updated November 2, 2026', 'Written by Ada and Grace'],
  ['zh', '最后更新于 2026年11月2日', '作者： Ada和Grace'],
  ['pt', 'Última atualização: 2 de novembro de 2026', 'Escrita por Ada e Grace'],
] as const)('says in the language %s when the page was changed, and by whom', (language, day, authors) => {
  act(() => userLanguage.set(language));
  show(NAMES.slice(0, 2));
  expect(readText()).toBe(day + authors);
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-02');
  expect(document.querySelector('p')?.lang).toBe(language === 'en' ? '' : language);
});

it.each([
  [4, 'Ada, Grace, Alan, and Edsger'],
  [5, 'Ada, Grace, Alan, and 2 more'],
])('names three of %i people, unless it could name all in the same space', (count, names) => {
  show(NAMES.slice(0, count));
  expect(readText()).toContain(`Written by ${names}`);
});

it('names nobody where no repository is known', () => {
  show(NAMES, null);
  expect(readText()).toBe('Last updated November 2, 2026');
  expect(screen.queryByRole('link')).toBeNull();
});

it('leads to the commits, where there is a repository', () => {
  show(NAMES);
  const link = screen.getByRole('link', { name: 'Last updated November 2, 2026' });
  expect(link.getAttribute('href')).toBe('https://code.test/docs/commits/main/data/garden/rake/rake.mdx');
});

it('says nothing of a page that git does not know, and names nobody where only programs committed', () => {
  renderInFrame(<PageHistory />, { page: createPage('/rake/', []) });
  expect(readText()).toBeUndefined();
  show([]);
  expect(readText()).toBe('Last updated November 2, 2026');
});
