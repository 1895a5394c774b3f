// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import frame from '../../../../data/languages/en.json';
import panels from '../../../../data/languages/en.panels.json';
import { language as pt } from '../../../../data/languages/pt';
import { language as zh } from '../../../../data/languages/zh';
import { loadProducts } from '../../../../src/site/node/products';
import { LANGUAGES } from '../../../../src/site/shared/languages';
import { getTitle, type NavItem } from '../../../../src/site/shared/tree';
import {
  translate,
  translateWord,
  TranslationsProvider,
  userLanguage,
  useTranslate,
  type Translations,
} from '../../../../src/shell/client/language/language';

const english = { ...frame, ...panels };

const translations: Translations = {
  en: {
    greeting: 'Hello',
    counted: '{{count}} of {{total}} rakes, {{count}} here',
    rake: 'Rake',
    'copy.copy': 'Copy',
  },
  zh: { greeting: '你好', rake: '', 'copy.copy': '复制' },
};

const muteConsole = () => ({
  warn: vi.spyOn(console, 'warn').mockReturnValue(),
  error: vi.spyOn(console, 'error').mockReturnValue(),
});

afterEach(() => {
  cleanup();
  userLanguage.set('en');
});

const products = await loadProducts();

describe('translate', () => {
  it('gives the text of a language', () => {
    expect(translate(translations, 'zh', 'greeting')).toBe('你好');
    expect(translate(translations, 'en', 'greeting')).toBe('Hello');
  });

  it('fills in values, wherever they stand', () => {
    expect(translate(translations, 'en', 'counted', { count: 0, total: 5 })).toBe('0 of 5 rakes, 0 here');
  });

  it('fills in a value as it is, and leaves a placeholder without one', () => {
    expect(translate(translations, 'en', 'counted', { count: '$& {{total}}' })).toBe(
      '$& {{total}} of {{total}} rakes, $& {{total}} here',
    );
  });

  it('logs a missing language and gives an ellipsis', () => {
    const { warn, error } = muteConsole();
    expect(translate(translations, 'pt', 'greeting')).toBe('…');
    expect(error.mock.calls).toEqual([['Missing language: pt.']]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('warns of a missing key once per language and key, and falls back to English', () => {
    const { warn, error } = muteConsole();
    expect(translate(translations, 'zh', 'counted', { count: 1, total: 2 })).toBe('1 of 2 rakes, 1 here');
    expect(translate(translations, 'zh', 'counted', { count: 1, total: 2 })).toBe('1 of 2 rakes, 1 here');
    expect(translate(translations, 'zh', 'rake')).toBe('Rake');
    expect(warn.mock.calls).toEqual([
      ['Missing translation for zh:counted'],
      ['Missing translation for zh:rake'],
    ]);
    expect(error).not.toHaveBeenCalled();
  });

  it('warns of each language by itself, English too, and ends with an ellipsis', () => {
    const { warn } = muteConsole();
    expect(translate(translations, 'zh', 'unknown')).toBe('…');
    expect(translate(translations, 'en', 'unknown')).toBe('…');
    expect(translate(translations, 'en', 'unknown')).toBe('…');
    expect(warn.mock.calls).toEqual([
      ['Missing translation for zh:unknown'],
      ['Missing translation for en:unknown'],
    ]);
  });

  it('warns in the browser only', () => {
    const { warn } = muteConsole();
    vi.stubGlobal('window', undefined);
    expect(translate(translations, 'zh', 'spade')).toBe('…');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('useTranslate', () => {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(TranslationsProvider, { value: translations }, children);

  it('speaks the chosen language, and changes with it', () => {
    const { result } = renderHook(() => useTranslate()('copy.copy'), { wrapper });
    expect(result.current).toBe('Copy');
    act(() => userLanguage.set('zh'));
    expect(result.current).toBe('复制');
  });

  it('throws outside of its provider', () => {
    const Greeting = () => useTranslate()('copy.copy');
    expect(() => renderToStaticMarkup(createElement(Greeting))).toThrow('in TranslationsProvider.');
  });
});

describe('the frame’s own strings', () => {
  const languages: Required<Translations> = { en: english, zh: zh.strings, pt: pt.strings };
  const getPlaceholders = (text: string | undefined) => (text?.match(/\{\{.*?\}\}/g) ?? []).sort();

  it('are there in every language of the site', () => {
    expect(Object.keys(languages).sort()).toEqual([...LANGUAGES].sort());
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const strings = languages[language];

    it('have exactly the keys of English', () => {
      const keys = Object.keys(strings).filter((key) => !key.startsWith('word.'));
      expect(keys.sort()).toEqual(Object.keys(english).sort());
    });

    it.each(Object.entries(english))('have a text for %s with the placeholders of “%s”', (key, text) => {
      expect(strings[key]?.trim()).toBeTruthy();
      expect(getPlaceholders(strings[key])).toEqual(getPlaceholders(text));
    });

    it('name the landmarks that other software relies on the same', () => {
      expect(strings['nav.label']).toBe('documentation');
      expect(strings['toc.label']).toBe('Page table of contents');
    });
  });

  it('have only placeholders that are filled in', () => {
    for (const text of Object.values(languages).flatMap((strings) => Object.values(strings))) {
      expect(text.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/);
    }
  });
});

describe('words of the content', () => {
  it('are translated by their English, and stay English without a translation', () => {
    const { warn } = muteConsole();
    const words: Translations = { en: {}, zh: { 'word.Rakes': '耙' } };
    expect(translateWord(words, 'zh', 'Rakes')).toBe('耙');
    expect(translateWord(words, 'zh', 'Spades')).toBe('Spades');
    expect(translateWord(words, 'en', 'Rakes')).toBe('Rakes');
    expect(translateWord(words, 'pt', 'Rakes')).toBe('Rakes');
    expect(warn).not.toHaveBeenCalled();
  });

  const listGroups = (items: readonly NavItem[]): string[] =>
    items.flatMap((item) => (item.children ? [getTitle(item), ...listGroups(item.children)] : []));
  const groups = products.flatMap(({ nav, isInternal }) => (isInternal ? [] : listGroups(nav)));

  // Cure: add `word.<the group's title>` to the manifests.
  it.each([...new Set(groups)])('have a translation for the group “%s” of the menu', (title) => {
    for (const { strings } of [zh, pt]) expect(strings).toHaveProperty([`word.${title}`]);
  });

  it.each([
    'Name',
    'Type',
    'Default',
    'Description',
    'Class',
    'required',
    'deprecated',
    'state',
    'Pro plan',
    'Premium plan',
  ])('have a translation for “%s” of the API reference', (word) => {
    for (const { strings } of [zh, pt]) expect(strings).toHaveProperty([`word.${word}`]);
  });

  it('are the same in all languages', () => {
    const listWords = (strings: object) =>
      Object.keys(strings)
        .filter((key) => key.startsWith('word.'))
        .sort();
    expect(listWords(zh.strings)).toEqual(listWords(pt.strings));
  });
});
