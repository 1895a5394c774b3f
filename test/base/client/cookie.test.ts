// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getBootScript } from '../../../src/shell/client/preferences/bootScript';
import { getCookie, setCookie } from '../../../src/base/client/cookie';
import { definePreference, oneOf } from '../../../src/shell/client/preferences/definePreference';

beforeEach(() => {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`;
  }
});

/** What the browser sends: the only way to a cookie that stands there twice. */
const stubCookies = (text: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(text);

describe('setCookie', () => {
  it('stores a value for a year, for this site only', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    setCookie('codeVariant', 'JS');
    expect(write).toHaveBeenCalledWith('codeVariant=JS; path=/; max-age=31536000; SameSite=Lax');
  });

  it('marks it as secure where the site is', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    vi.stubGlobal('location', { protocol: 'https:' });
    setCookie('codeVariant', 'JS');
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/; Secure$/));
  });

  it.each([['MUI System'], ['a=b; c=d'], ['100%'], ['ä 中 🎉'], ['']])(
    'keeps the value %o whole',
    (value) => {
      setCookie('codeStyling', value);
      expect(getCookie('codeStyling')).toBe(value);
    },
  );
});

describe('the cookie', () => {
  const preference = definePreference({
    key: 'a',
    storage: 'cookie',
    attribute: 'data-code-styling',
    ...oneOf(['1', '1=2']),
  });

  it.each([
    ['alone', 'a=1', '1'],
    ['first', 'a=1; b=2', '1'],
    ['last', 'b=2; a=1', '1'],
    ['with an equals sign', 'a=1=2', '1=2'],
    ['that is absent', 'b=2', undefined],
    ['when there is none', '', undefined],
    ['whose name ends another', 'ba=1', undefined],
    ['whose name begins another', 'ab=1', undefined],
    ['that is given twice', 'a=1; a=1', undefined],
    ['that cannot be decoded', 'a=%E0%A4%A', undefined],
  ])('%s is the same for getCookie and the boot script', (_, cookies, value) => {
    stubCookies(cookies);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    document.documentElement.removeAttribute('data-code-styling');
    new Function(getBootScript([preference]))();
    expect(getCookie('a')).toBe(value);
    expect(document.documentElement.getAttribute('data-code-styling') ?? undefined).toBe(value);
  });
});

describe('getCookie', () => {
  it('throws on the server', () => {
    vi.stubGlobal('document', undefined);
    expect(() => getCookie('codeVariant')).toThrow(
      'getCookie("codeVariant") is not supported on the server: read cookies in the browser.',
    );
  });
});
