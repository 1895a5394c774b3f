// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLocale, localeStore } from '../../../../src/demo/client/themes/locale';

/** The part of a language's manifest, as browsers get it. */
const load = async (language: string) =>
  ((await import(`../../../../data/languages/${language}.ts?locale`)) as { locale: { components: object } })
    .locale;
const [zh, pt] = await Promise.all([load('zh'), load('pt')]);

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => loadLocale('en'));

describe('the components’ own texts', () => {
  it.each([
    ['zh', zh],
    ['pt', pt],
  ] as const)('are loaded in %s', async (language, locale) => {
    loadLocale(language);
    await vi.waitFor(() => expect(localeStore.get()).toBe(locale));
  });

  it.each([zh, pt])('speak for Material UI, the data grid and the date pickers', ({ components }) => {
    expect(Object.keys(components)).toEqual(
      expect.arrayContaining(['MuiTablePagination', 'MuiDataGrid', 'MuiLocalizationProvider']),
    );
  });

  it('are the library’s own in English, at once', async () => {
    loadLocale('zh');
    await vi.waitFor(() => expect(localeStore.get()).toBe(zh));
    loadLocale('en');
    expect(localeStore.get()).toBe(localeStore.initial);
    expect(localeStore.get()).toEqual({});
  });

  it('are those of the language that was wanted last', async () => {
    loadLocale('zh');
    loadLocale('pt');
    await settle();
    expect(localeStore.get()).toBe(pt);
  });

  it('stay English when the reader has gone back to it while others were loading', async () => {
    loadLocale('zh');
    loadLocale('en');
    await settle();
    expect(localeStore.get()).toBe(localeStore.initial);
  });
});
