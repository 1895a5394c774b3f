// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '../../../../data/site';
import en from '../../../../data/languages/en.json';
import { startClicks } from '../../../../src/extensions/analytics/client/clicks';
import { CodeBlock } from '../../../../src/content/node/elements/codeElements';
import { ListTools } from '../../../../src/api/client/ListTools';
import { BackToTop } from '../../../../src/shell/client/frame/BackToTop';
import { EditLink } from '../../../../src/page/client/EditLink';
import { ModeButton } from '../../../../src/shell/client/settings/ModeButton';
import { SettingsDrawer } from '../../../../src/shell/client/settings/SettingsDrawer';
import { Header } from '../../../../src/shell/client/header/Header';
import { ResourceLinks } from '../../../../src/page/client/ResourceLinks';
import { TranslationsProvider, userLanguage } from '../../../../src/shell/client/language/language';
import { CurrentPageProvider } from '../../../../src/page/client/context/page';
import { createPage } from '../../../export/node/documents/createPage';
import { createProduct } from '../../../createProduct';
import { defineDialogMethods } from '../../../shell/client/settings/renderInFrame';
import { resetState } from '../../../shell/client/preferences/resetState';
import { recordGtag } from './gtagRecorder';

// The names are those of `page/shared/clickEvents.ts`; what readers do with demos is in e2e/fixture/demoEvents.spec.ts.

let calls: unknown[][];
let stop: () => void;

beforeEach(() => {
  resetState();
  defineDialogMethods();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', () => {});
  calls = recordGtag();
  // Each press is in the share that is sent.
  stop = startClicks(document, () => 0);
});

afterEach(() => {
  stop();
  cleanup();
  vi.unstubAllGlobals();
  userLanguage.set('en');
});

const resources = [{ kind: 'source', label: 'Source', href: '#source' }] as const;
const current = {
  page: { ...createPage('/garden/soil/', []), resources },
  product: createProduct({}),
  products: [],
  site: { ...site, repository: 'https://code.test/docs' },
};

function renderInPage(children: ReactNode): void {
  render(
    <TranslationsProvider value={{ en }}>
      <CurrentPageProvider value={current}>{children}</CurrentPageProvider>
    </TranslationsProvider>,
  );
}

const drawer = <SettingsDrawer onClose={() => {}} />;
const lists = <ListTools section="slots" listId="slots" hasFilter={false} />;

it.each([
  ['the link to the repository', <Header key="" />, 'Repository', 'header', 'github', null],
  ['the mode button', <ModeButton key="" className="" />, /mode/i, 'header', 'mode', null],
  ['a choice of mode', drawer, 'Dark', 'settings', 'dark', null],
  ['the system’s mode', drawer, 'System', 'settings', 'system', null],
  ['a choice of direction', drawer, 'Right to left', 'settings', 'rtl', null],
  ['the link to the density', drawer, 'See it in a demo', 'settings', 'density', null],
  ['the layout of a list', lists, 'Collapsed', 'layout', 'slots', 'collapsed'],
  ['the button back to the top', <BackToTop key="" />, '', 'docs', 'click-back-to-top', null],
  ['a link to the source', <ResourceLinks key="" />, 'Source', 'ComponentLinkHeader', 'click', 'Source'],
  [
    'a copy button',
    <CodeBlock key="" language="ts" title="" html="1" />,
    'Copy the code',
    'code',
    'copy-click',
    null,
  ],
] as const)('%s reports a press', (_, element, name, category, eventAction, eventLabel) => {
  renderInPage(element);
  const [control] = [
    ...screen.queryAllByRole('button', { name, hidden: true }),
    ...screen.queryAllByRole('link', { name, hidden: true }),
    ...screen.queryAllByRole('radio', { name, hidden: true }),
  ];
  if (!control) throw new Error(`There is no ${String(name)}.`);
  fireEvent.click(control);
  expect(calls).toEqual([['event', category, { eventAction, eventLabel }]]);
});

it('the link that edits a page reports the language of a frame that is not English', () => {
  renderInPage(<EditLink />);
  fireEvent.click(screen.getByRole('link', { name: /edit/i }));
  expect(calls).toEqual([]);
  cleanup();
  userLanguage.set('pt');
  renderInPage(<EditLink />);
  fireEvent.click(screen.getByRole('link'));
  expect(calls).toEqual([['event', 'l10n', { eventAction: 'edit-button', eventLabel: 'pt' }]]);
});
