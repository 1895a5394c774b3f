// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language, Strings } from '../../../../src/site/shared/languages';
import { userLanguage } from '../../../../src/shell/client/language/language';
import { languageChoice } from '../../../../src/shell/client/preferences/language';
import { startPreferences } from '../../../../src/shell/client/preferences';
import { loadedStrings, startLanguage } from '../../../../src/shell/client/language/startLanguage';
import { resetState } from '../preferences/resetState';

/** A load that is under way. */
interface Loading {
  readonly language: Language;
  readonly arrive: (strings: Strings) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

let loadings: Loading[] = [];
let stop = () => {};

/** Loads strings when the test says so. */
const loadStrings = vi.fn((language: Exclude<Language, 'en'>) => {
  return new Promise<Strings>((resolve, reject) => {
    loadings.push({
      language,
      arrive: async (strings) => resolve(strings),
      fail: async (error) => reject(error),
    });
  });
});

beforeEach(() => {
  resetState();
  loadings = [];
  loadStrings.mockClear();
  loadedStrings.set({});
  userLanguage.set('en');
  document.documentElement.lang = 'en';
});

afterEach(() => stop());

/** A document of an address arrives, in a browser that may have a choice stored. */
function open(path: string, stored: Language = 'en'): void {
  history.replaceState(null, '', path);
  if (stored !== 'en') localStorage.setItem('docs-language', stored);
  const stops = [startPreferences(), startLanguage(loadStrings)];
  stop = () => stops.forEach((one) => one());
}

function getLoading(language: Language): Loading {
  const loading = loadings.find((one) => one.language === language);
  if (!loading) throw new Error(`Nobody loads ${language}.`);
  return loading;
}

function expectLanguage(language: Language): void {
  expect(userLanguage.get()).toBe(language);
  expect(document.documentElement.lang).toBe(language);
}

describe('the language of the frame', () => {
  it.each<[string, Language, Language]>([
    ['/material-ui/', 'en', 'en'],
    ['/material-ui/', 'zh', 'zh'],
    ['/material-ui/', 'pt', 'pt'],
    ['/zh/material-ui/', 'en', 'zh'],
    ['/zh/material-ui/', 'pt', 'zh'],
    ['/zh', 'en', 'zh'],
    ['/material-ui/?lang=zh', 'en', 'zh'],
    ['/material-ui/?lang=zh', 'pt', 'zh'],
    ['/material-ui/?lang=pt#size', 'en', 'pt'],
    ['/material-ui/?a=b&lang=en', 'zh', 'en'],
    ['/zh/material-ui/?lang=pt', 'en', 'zh'],
    ['/material-ui/?lang=fr', 'zh', 'zh'],
    ['/material-ui/?lang=', 'zh', 'zh'],
    ['/material-ui/?lang=__proto__', 'pt', 'pt'],
    ['/material-ui/?LANG=zh', 'en', 'en'],
    ['/pt/material-ui/', 'en', 'en'],
    ['/zhfoo/', 'en', 'en'],
    ['/en/material-ui/', 'zh', 'en'],
  ])('at %s with %s chosen is %s', async (path, chosen, expected) => {
    open(path, chosen);
    for (const { arrive } of loadings) await arrive({});
    expectLanguage(expected);
  });

  it('never writes to storage because of an address', async () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    open('/material-ui/?lang=zh');
    await getLoading('zh').arrive({});
    expect(write).not.toHaveBeenCalled();
  });

  it('is the one that the settings mark', async () => {
    open('/material-ui/?lang=pt');
    await getLoading('pt').arrive({});
    expect(languageChoice.store.get()).toBe('pt');
  });

  it('of the address holds while the tab goes on to other pages, and ends with the document', async () => {
    open('/material-ui/?lang=pt', 'zh');
    await getLoading('pt').arrive({});
    history.pushState(null, '', '/joy-ui/#heading');
    window.dispatchEvent(new Event('hashchange'));
    document.dispatchEvent(new Event('visibilitychange'));
    expectLanguage('pt');
    stop();
    open('/joy-ui/');
    await getLoading('zh').arrive({});
    expectLanguage('zh');
  });

  it.each<[string, Language, string]>([
    ['/material-ui/?lang=pt', 'en', '/material-ui/'],
    ['/material-ui/?a=b&lang=zh&c=d#size', 'en', '/material-ui/?a=b&c=d#size'],
    ['/zh/material-ui/?lang=pt#size', 'en', '/material-ui/#size'],
    ['/zh', 'en', '/'],
    ['/en/material-ui/', 'zh', '/material-ui/'],
    ['/material-ui/?lang=pt', 'pt', '/material-ui/'],
    ['/material-ui/?a=b%20c', 'zh', '/material-ui/?a=b%20c'],
  ])('that is chosen at %s is %s, and the address becomes %s', async (path, choice, address) => {
    open(path);
    for (const { arrive } of loadings) await arrive({});
    history.replaceState({ as: path, key: '1' }, '');
    languageChoice.choose(choice);
    for (const { arrive } of loadings) await arrive({});
    expectLanguage(choice);
    expect(location.pathname + location.search + location.hash).toBe(address);
    expect(history.state).toEqual({ as: address, key: '1' });
    expect(localStorage.getItem('docs-language')).toBe(choice);
    // What a reload shows.
    stop();
    open(address);
    for (const { arrive } of loadings) await arrive({});
    expectLanguage(choice);
  });

  it('follows the reader’s choice at once where nothing is to be loaded', async () => {
    open('/', 'zh');
    await getLoading('zh').arrive({});
    languageChoice.choose('en');
    expectLanguage('en');
    languageChoice.choose('zh');
    expectLanguage('zh');
    expect(loadStrings).toHaveBeenCalledOnce();
  });

  it('loads nothing for English', () => {
    open('/');
    expect(loadStrings).not.toHaveBeenCalled();
  });
});

describe('strings that are under way', () => {
  it('change nothing until they are there', async () => {
    open('/', 'zh');
    expectLanguage('en');
    await getLoading('zh').arrive({ greeting: '你好' });
    expectLanguage('zh');
    expect(loadedStrings.get()).toEqual({ zh: { greeting: '你好' } });
  });

  it('are there before the language changes, so that no ellipsis is ever shown', async () => {
    open('/', 'zh');
    const seen: unknown[] = [];
    const leave = userLanguage.subscribe(() => seen.push(loadedStrings.get()[userLanguage.get()]));
    await getLoading('zh').arrive({ greeting: '你好' });
    leave();
    expect(seen).toEqual([{ greeting: '你好' }]);
  });

  it('that never arrive leave the frame as it is, and are logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    open('/', 'zh');
    const error = new Error('Offline.');
    await getLoading('zh').fail(error);
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(error));
    expectLanguage('en');
    expect(loadedStrings.get()).toEqual({});
  });

  it('are asked for again when the reader chooses the language again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    open('/', 'zh');
    await getLoading('zh').fail(new Error('Offline.'));
    loadings = [];
    languageChoice.choose('en');
    languageChoice.choose('zh');
    await getLoading('zh').arrive({});
    expectLanguage('zh');
  });

  it.each<[string, Language]>([
    ['English', 'en'],
    ['a language that is there', 'pt'],
  ])('do not disturb a reader who has gone on to %s', async (_, next) => {
    open('/', 'pt');
    await getLoading('pt').arrive({});
    languageChoice.choose('zh');
    languageChoice.choose(next);
    await getLoading('zh').arrive({});
    expectLanguage(next);
  });

  it('show the language that was wanted last, in whatever order they arrive', async () => {
    open('/', 'zh');
    languageChoice.choose('pt');
    await getLoading('pt').arrive({ greeting: 'Olá' });
    expectLanguage('pt');
    await getLoading('zh').arrive({ greeting: '你好' });
    expectLanguage('pt');
    expect(loadedStrings.get()).toEqual({ pt: { greeting: 'Olá' }, zh: { greeting: '你好' } });
  });
});

describe('the undo', () => {
  it('stops following the reader’s choice', () => {
    open('/');
    stop();
    languageChoice.choose('zh');
    expect(loadStrings).not.toHaveBeenCalled();
    expectLanguage('en');
  });

  it('holds also for strings that arrive later', async () => {
    open('/', 'zh');
    stop();
    await getLoading('zh').arrive({});
    expectLanguage('en');
  });
});
