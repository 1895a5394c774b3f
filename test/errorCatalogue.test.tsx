// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '../data/site';
import en from '../data/languages/en.json';
import { attachCopyCode } from '../src/content/client/copyCode';
import { FeedbackPanel } from '../src/extensions/feedback/client/FeedbackPanel';
import { SERVICES_ID } from '../src/site/shared/services';
import { assertUniquePathnames } from '../src/site/shared/tree';
import { getCookie } from '../src/base/client/cookie';
import { translate, TranslationsProvider, useTranslate } from '../src/shell/client/language/language';
import { CurrentPageProvider, useCurrentPage } from '../src/page/client/context/page';
import { initialTheme, themeReducer, type ThemeAction } from '../src/shell/client/preferences/theme';
import { useThemeDispatch } from '../src/shell/client/preferences/themeContext';
import { createPage } from './export/node/documents/createPage';
import { createProduct } from './createProduct';

/** Runs a hook where no provider is. */
function callOutside(hook: () => unknown): () => string {
  const Component = () => {
    hook();
    return null;
  };
  return () => renderToString(<Component />);
}

const errors = vi.fn();
const warnings = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(errors);
  vi.spyOn(console, 'warn').mockImplementation(warnings);
});
afterEach(() => {
  cleanup();
  errors.mockReset();
  warnings.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Each row of the specification's section 8, with its exact words and what sets it off. */
describe('the error catalogue', () => {
  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a refusal', async () => new Response('{}', { status: 500 })],
    ['an answer that cannot be read', async () => new Response('<h1>Thanks</h1>')],
  ])('feedback that meets %s says so, and keeps its text', async (_, answer) => {
    vi.stubGlobal('fetch', vi.fn(answer));
    renderFeedbackForm();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Dry' } });
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe("Couldn't submit feedback. Please try again later."),
    );
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Dry');
  });

  it('a language that is missing is logged at each call, and gives an ellipsis', () => {
    for (const time of [1, 2]) {
      expect(translate({ en }, 'zh', 'settings.title')).toBe('…');
      expect(errors).toHaveBeenCalledTimes(time);
    }
    expect(errors).toHaveBeenCalledWith('Missing language: zh.');
  });

  it('a key that is missing is warned of once, and falls back to English', () => {
    const translations = { en: { shovel: 'Shovel' }, pt: {} };
    expect(translate(translations, 'pt', 'shovel')).toBe('Shovel');
    expect(translate(translations, 'pt', 'shovel')).toBe('Shovel');
    expect(warnings.mock.calls).toEqual([['Missing translation for pt:shovel']]);
  });

  it.each([
    ['docs', useCurrentPage, 'useCurrentPage: no docs context. Wrap the component in CurrentPageProvider'],
    ['translations', useTranslate, 'useTranslations: no translations context. Wrap the component in'],
  ])('the %s context throws outside of its provider', (_, hook, message) => {
    expect(callOutside(hook)).toThrow(message);
  });

  it('the theme throws outside of its provider, when it is to change', () => {
    let change: (action: ThemeAction) => void = () => {};
    callOutside(() => (change = useThemeDispatch()))();
    expect(() => change({ type: 'RESET_DENSITY' })).toThrow('Forgot to wrap component in ThemeProvider');
  });

  it('an unknown theme action throws', () => {
    const action = { type: 'PRUNE' } as unknown as ThemeAction;
    expect(() => themeReducer(initialTheme, action)).toThrow('Unrecognized type PRUNE');
  });

  it('a path that two pages share throws', () => {
    const rake = { pathname: '/garden/rake' };
    expect(() => assertUniquePathnames([rake, rake])).toThrow('Duplicated pathname in pages: /garden/rake');
  });

  it('a cookie that is read on the server throws', () => {
    vi.stubGlobal('document', undefined);
    expect(() => getCookie('codeVariant')).toThrow('getCookie("codeVariant") is not supported on the server');
  });

  it('a clipboard that refuses both methods is no error for the reader: the button keeps its label', async () => {
    const refused = vi.fn(() =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')),
    );
    const command = vi.fn(() => false);
    vi.stubGlobal('navigator', { clipboard: { writeText: refused }, platform: 'Linux' });
    Object.defineProperty(document, 'execCommand', { value: command, configurable: true });
    document.body.innerHTML =
      '<div data-code><pre><code>dig()</code></pre><button data-copy>Copy</button></div>';
    const detach = attachCopyCode(document);
    // An unhandled rejection would fail the run.
    document.querySelector('button')?.click();
    await vi.waitFor(() => expect(command).toHaveBeenCalled());
    await Promise.resolve();
    expect(refused).toHaveBeenCalledWith('dig()');
    expect(document.querySelector('button')?.dataset.copied).toBeUndefined();
    expect(errors).not.toHaveBeenCalled();
    detach();
    Reflect.deleteProperty(document, 'execCommand');
  });
});

function renderFeedbackForm(): void {
  // jsdom lays nothing out, and has no such method.
  Element.prototype.scrollIntoView = () => {};
  const services = document.createElement('script');
  Object.assign(services, {
    id: SERVICES_ID,
    type: 'application/json',
    textContent: '{"feedbackEndpoint":"/feedback"}',
  });
  document.body.replaceChildren(services);
  const page = createPage('/garden/soil/', []);
  const inFrame = (children: ReactNode) => (
    <TranslationsProvider value={{ en }}>
      <CurrentPageProvider value={{ page, product: createProduct({}), products: [], site }}>
        {children}
      </CurrentPageProvider>
    </TranslationsProvider>
  );
  render(
    inFrame(
      <FeedbackPanel page={page} rating={0} sectionId={null} opener={document.body} onClose={() => {}} />,
    ),
  );
}
