import { describe, expect, it } from 'vitest';
import { getLanguageName, LANGUAGES, URL_LANGUAGES } from '../../../src/site/shared/languages';

// Specification, section 9, and decision 2.
describe('the languages of the site', () => {
  it('are English, Chinese and Portuguese, in the order of the settings', () => {
    expect(LANGUAGES).toEqual(['en', 'zh', 'pt']);
    expect(LANGUAGES.map(getLanguageName)).toEqual(['English', '中文', 'Português']);
  });

  it('have addresses of their own, except Portuguese', () => {
    expect(URL_LANGUAGES).toEqual(['en', 'zh']);
  });

  it.each(LANGUAGES)('have tags that browsers know: %s', (code) => {
    expect(Intl.DateTimeFormat.supportedLocalesOf(code)).toEqual([code]);
  });
});
