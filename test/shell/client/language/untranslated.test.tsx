// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../../../data/languages/en.json';
import panels from '../../../../data/languages/en.panels.json';
import { language as chinese } from '../../../../data/languages/zh';
import { site } from '../../../../data/site';
import { createStore } from '../../../../src/base/client/createStore';
import { DocsPage } from '../../../../src/page/client/DocsPage';
import { NotFound } from '../../../../src/page/client/NotFound';
import { openSearchDialog } from '../../../../src/search/client/openSearchDialog';
import type { SearchState } from '../../../../src/search/client/searchClient';
import { searchText } from '../../../../src/search/client/open/searchText';
import { Frame } from '../../../../src/shell/client/frame/Frame';
import { translate, userLanguage } from '../../../../src/shell/client/language/language';
import { withPanelStrings } from '../../../../src/shell/client/language/panelStrings';
import { SettingsDrawer } from '../../../../src/shell/client/settings/SettingsDrawer';
import type { ProductEntry } from '../../../../src/site/shared/product';
import { createPage } from '../../../export/node/documents/createPage';
import { createProduct } from '../../../createProduct';
import { ID, toIds } from '../../../pseudoLanguages';
import { resetState } from '../preferences/resetState';
import { defineDialogMethods, renderInFrame } from '../settings/renderInFrame';

/** What readers of every language see as it is. */
const ALLOWED: readonly RegExp[] = [
  // Content of the page, product and deployment below.
  /^§/,
  // Names of languages, programs, formats, and of the site.
  /^(: )?(English|中文|Português|TypeScript|JavaScript|MUI System|Tailwind CSS|CSS|npm|pnpm|yarn|bun|RSS)$/,
  // Keys of keyboards.
  /^(Ctrl K|Ctrl ↵|Ctrl|K|⌘K|Enter|Esc|Tab)$/,
  // A version, and a date, which `Intl` writes.
  /^v$/,
  /^2 de novembro de 2026$/,
];

const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];

/** What is shown or said, and is neither the id of a string nor allowed. */
function listUntranslated(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) texts.push(...ATTRIBUTES.map((name) => node.getAttribute(name) ?? ''));
    else if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '');
  }
  return [...new Set(texts)]
    .map((text) => text.replace(ID, '').trim())
    .filter((text) => /\p{L}/u.test(text) && !ALLOWED.some((allowed) => allowed.test(text)));
}

const garden: ProductEntry = {
  ...createProduct({ name: '§Garden' }),
  tagline: '§Tools',
  href: '/garden/start/',
  accent: 'moss',
  mark: 'sheets',
  state: 'beta',
};
const path = '/garden/soil/';
const page = createPage(path, [], {
  title: '§Soil',
  description: '§What soil is.',
  headings: [{ id: 'depth', text: '§Depth', level: 2, plan: 'pro' }],
  history: { updated: '2026-11-02', contributors: ['§Ada', '§Grace', '§Alan', '§Linus', '§Barbara', '§Ken'] },
  resources: [],
});
const current = {
  page,
  product: createProduct({
    name: '§Garden',
    whatsNew: '/whats-new/',
    nav: [
      {
        pathname: '/garden/start-group',
        title: 'Getting started',
        children: [
          { pathname: '/garden/start', title: '§Start', newFeature: true },
          { pathname: '/garden/soil', title: '§Soil', beta: true },
          { pathname: '/garden/stone', title: '§Stone', deprecated: true },
        ],
      },
    ],
  }),
  products: [garden],
  site: { ...site, name: '§Site', repository: 'https://code.test/docs', assistants: [] },
};

const translations = { en, pt: toIds(en, panels, chinese.strings) };

/** Renders a part of the frame in the language of ids. */
function show(part: ReactNode): void {
  renderInFrame(part, current, translations);
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
});

beforeEach(() => {
  resetState();
  defineDialogMethods();
  userLanguage.set('pt');
});

afterEach(() => {
  cleanup();
  userLanguage.set('en');
  searchText.set(null);
  document.body.replaceChildren();
});

it('finds a sentence that is in no file', () => {
  show(<button aria-label="⟦a⟧ §">{'⟦b⟧: Loading'}</button>);
  expect(listUntranslated()).toEqual([': Loading']);
});

it('of header, menu, page and footer, every text is in the files of the languages', () => {
  show(
    <Frame>
      <DocsPage page={page} />
    </Frame>,
  );
  expect(document.body.textContent).toContain('⟦word.Getting started⟧');
  expect(document.body.textContent).toContain('⟦page.updated⟧');
  expect(listUntranslated()).toEqual([]);
});

it('of the not-found page, every text is in the files', () => {
  history.replaceState(null, '', '/garden/sol/');
  show(<NotFound pages={[{ href: path, title: '§Soil' }]} drawing={null} />);
  expect(document.body.textContent).toContain('⟦notFound.suggestions⟧');
  expect(listUntranslated()).toEqual([]);
});

it('of the settings, every text is in the files', () => {
  show(<SettingsDrawer onClose={() => {}} />);
  expect(screen.getByRole('radio', { name: '⟦settings.mode.dark⟧' })).toBeDefined();
  expect(listUntranslated()).toEqual([]);
});

it.each<[state: string, Partial<SearchState>, text: string]>([
  ['before it has loaded', { status: 'loading' }, ''],
  ['that cannot be loaded', { status: 'failed' }, '§rake'],
  ['that finds nothing', {}, '§rake'],
  ['with commands', {}, '>'],
])('of the search %s, every text is in the files', (_, part, text) => {
  document.body.innerHTML = `
    <button data-opens-search data-searches-first="garden"></button>
    <nav id="navigation"><a href="/garden/soil/">§Soil</a></nav>
    <a data-product="garden" href="/garden/start/"><strong>§Garden</strong></a>`;
  searchText.set(text);
  const query = { text, scope: { kind: 'first' as const, product: 'garden' }, filter: null };
  const starts = [{ product: 'garden', productName: '§Garden', links: [{ href: path, title: '§Soil' }] }];
  const answer = { kind: 'answer' as const, query, hits: [], isWidened: false, isComplete: true };
  const state = createStore<SearchState>({ status: 'ready', starts, answer: text ? answer : null, ...part });
  openSearchDialog({
    t: withPanelStrings((key, values) => translate(translations, 'pt', key, values)),
    client: { state, load() {}, ask() {} },
    isTranslated: true,
    toAddress: (address) => address,
  });
  expect(document.querySelector('dialog')?.textContent).toContain('⟦search.');
  expect(listUntranslated()).toEqual([]);
});
