// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import ts from 'typescript';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getRedirects } from '../src/export/node/redirects/redirects';
import { findActions, listActions } from '../src/search/client/actions';
import { parsePath } from '../src/site/shared/location';
import { userLanguage } from '../src/shell/client/language/language';
import { languageRedirectScript } from '../src/shell/client/language/languageRedirect';
import { loadedStrings, startLanguage } from '../src/shell/client/language/startLanguage';
import { languageChoice } from '../src/shell/client/preferences/language';
import { SettingsDrawer } from '../src/shell/client/settings/SettingsDrawer';
import { createPage } from './export/node/documents/createPage';
import { resetState } from './shell/client/preferences/resetState';
import { defineDialogMethods, renderInFrame } from './shell/client/settings/renderInFrame';

// The lists with one more code, which is all that the engine needs to know of a language.
vi.mock('../src/site/shared/languages', () => {
  const list = readFileSync('src/site/shared/languages.ts', 'utf8');
  const longer = list.replaceAll(/(?<=LANGUAGES\b.* = \[.*)\]/g, ", 'eo']");
  const { outputText } = ts.transpileModule(longer, { compilerOptions: { module: ts.ModuleKind.ESNext } });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
});

beforeEach(() => {
  resetState();
  defineDialogMethods();
});

afterEach(() => {
  cleanup();
  userLanguage.set('en');
});

it('has addresses, on hosts that redirect and on those that do not', () => {
  expect(parsePath('/eo/garden/')).toMatchObject({ language: 'eo', path: '/garden/' });
  expect(languageRedirectScript).toContain('["en","zh","eo"]');
  const none = {
    folders: [],
    pages: {},
    shortLinks: {},
    retiredLanguages: [],
    retiredRoots: [],
    formerRoots: [],
  };
  expect(getRedirects([{ page: createPage('/garden/', []) }], none)).toContainEqual({
    from: '/eo/garden/',
    to: '/garden/?lang=eo',
    status: 302,
  });
});

it('can be chosen in the settings, by the name that it has for itself', () => {
  renderInFrame(<SettingsDrawer onClose={() => {}} />);
  const option = screen.getByRole<HTMLInputElement>('radio', { name: 'Esperanto' });
  expect(option.labels?.[0]?.lang).toBe('eo');
  fireEvent.click(option);
  expect(languageChoice.store.get()).toBe('eo');
  expect(localStorage.getItem('docs-language')).toBe('eo');
});

it('can be chosen in the search', () => {
  const actions = listActions((key) => key, [], true);
  expect(findActions(actions, '>language esp').map(({ id }) => id)).toEqual(['language-eo']);
});

it('is loaded when it is chosen, and then the language of the document', async () => {
  const stop = startLanguage((language) => Promise.resolve({ greeting: `Saluton en ${language}` }));
  act(() => languageChoice.choose(languageChoice.values.find((code) => String(code) === 'eo') ?? 'en'));
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('eo'));
  stop();
  expect(loadedStrings.get()).toEqual({ eo: { greeting: 'Saluton en eo' } });
});

it('stops the build until it has a manifest', async () => {
  await expect(import('../src/site/node/languages')).rejects.toThrow('data/languages/eo.ts: the language');
});
