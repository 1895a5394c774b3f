// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { site } from '../../../data/site';
import { ResourceLinks } from '../../../src/page/client/ResourceLinks';
import type { Page } from '../../../src/page/shared/page';
import { userLanguage } from '../../../src/shell/client/language/language';
import { createPage } from '../../export/node/documents/createPage';
import { renderInFrame } from '../../shell/client/settings/renderInFrame';

const MEASURED: Partial<Page> = {
  size: { name: null, alone: '12 kB', added: '1.2 kB' },
  resources: [
    { kind: 'keyboard', label: 'Keyboard', href: '#keyboard-table' },
    { kind: 'source', label: 'Source', href: 'https://code.test/rake' },
  ],
};

function show(more: Partial<Page>): void {
  renderInFrame(<ResourceLinks />, { page: createPage('/rake/', [], more) });
}

afterEach(() => {
  act(() => userLanguage.set('en'));
  cleanup();
});

it('says both sizes, and leads to how they are measured', () => {
  show(MEASURED);
  const link = screen.getByRole('link', { name: '12 kB gzip, +1.2 kB in an app' });
  expect(link.getAttribute('href')).toBe(site.sizesPath);
  show({ size: { name: 'Tine', alone: '12 kB', added: '1.2 kB' } });
  expect(screen.getByRole('link', { name: /^Tine 12 kB/ })).not.toBeNull();
});

it('is in the language of the frame, and asks robots to follow only what leads to the site itself', () => {
  act(() => userLanguage.set('pt'));
  show(MEASURED);
  expect(screen.getByRole('list').lang).toBe('pt');
  expect(screen.getByRole('link', { name: 'Teclado' }).getAttribute('rel')).toBeNull();
  expect(screen.getByRole('link', { name: 'Código-fonte' }).getAttribute('rel')).toBe('nofollow noopener');
});

it('is not there on a page without facts', () => {
  show({});
  expect(screen.queryByRole('list')).toBeNull();
});
