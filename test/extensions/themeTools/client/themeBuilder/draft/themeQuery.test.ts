import { compressToEncodedURIComponent } from 'lz-string';
import { describe, expect, it } from 'vitest';
import { withQuery } from '../../../../../../src/base/client/address';
import {
  EMPTY_DRAFT,
  type Draft,
} from '../../../../../../src/extensions/themeTools/client/themeBuilder/draft/draft';
import { kit as joy } from '../../../../../../src/extensions/themeTools/client/themeBuilder/kits/joy/kit';
import { kit as material } from '../../../../../../src/extensions/themeTools/client/themeBuilder/kits/material/kit';
import {
  createThemeQuery,
  parseThemeParameter,
  THEME_PARAMETER,
  toThemeParameter,
} from '../../../../../../src/extensions/themeTools/client/themeBuilder/draft/themeQuery';
import { fillAll, KITS } from './kits';

const pack = (data: unknown) => `1.${compressToEncodedURIComponent(JSON.stringify(data))}`;

describe.each(KITS)('a theme of $name in the address', ({ kit, maxLink }) => {
  const query = createThemeQuery(kit);
  const withTheme = (href: string, draft: Draft) => withQuery(href, query.format(draft));

  it.each(kit.startingPoints)('is the same after the way there and back: $name', ({ values }) => {
    expect(parseThemeParameter(kit, toThemeParameter(kit, values))).toEqual(values);
  });

  it('has room for all fields', () => {
    const full = fillAll(kit);
    expect(Object.keys(full).sort()).toEqual([...kit.fields.keys()].sort());
    const parameter = toThemeParameter(kit, full);
    expect(parameter?.length).toBeLessThan(maxLink);
    expect(parseThemeParameter(kit, parameter)).toEqual(full);
  });

  it.each([...kit.fields.keys()])('has the field %s on its own', (key) => {
    const draft = { [key]: fillAll(kit)[key] ?? '' };
    expect(parseThemeParameter(kit, toThemeParameter(kit, draft))).toEqual(draft);
  });

  it('does not depend on the order of the changes, and is absent for the defaults', () => {
    const entries = Object.entries(fillAll(kit));
    expect(toThemeParameter(kit, Object.fromEntries(entries.slice().reverse()))).toBe(
      toThemeParameter(kit, Object.fromEntries(entries)),
    );
    expect(toThemeParameter(kit, EMPTY_DRAFT)).toBeNull();
    expect(withTheme('https://a.example/b/?theme=1.x&c=1#d', EMPTY_DRAFT)).toBe('https://a.example/b/?c=1#d');
  });

  it('survives the encoding of addresses', () => {
    for (const { values } of kit.startingPoints) {
      const url = new URL(withTheme('https://a.example/b/#d', values));
      expect(query.parse(url.searchParams)).toEqual(values);
      // As mail programs and chats write it.
      const plain = new URLSearchParams(`theme=${toThemeParameter(kit, values)}`);
      expect(parseThemeParameter(kit, plain.get(THEME_PARAMETER))).toEqual(values);
    }
  });

  it('is ignored by the builder of another library', () => {
    for (const { kit: other } of KITS.filter((one) => one.kit !== kit)) {
      expect(parseThemeParameter(other, toThemeParameter(kit, fillAll(kit)))).toEqual({});
    }
  });
});

describe('what links keep', () => {
  it('is the same as before there was a second library', () => {
    expect(toThemeParameter(material, { 'light.primary.main': '#123456', spacing: 6 })).toBe(
      pack({ 'light.primary.main': '#123456', spacing: 6 }),
    );
  });
});

describe('a link that was made up', () => {
  const good = { spacing: 6 };
  it.each([
    ['CSS after a color', { 'light.primary.main': '#123456;}body{display:none' }],
    ['a variable', { 'light.primary.main': 'var(--ink)' }],
    ['an address', { 'light.background.default': 'url(https://example.com/a.png)' }],
    ['HTML', { 'light.primary.main': '</style><img src=x onerror=alert(1)>' }],
    ['the end of a string of code', { 'light.primary.main': "'});alert(1);({'" }],
    ['a comment', { 'dark.text.primary': '/**/red' }],
    ['a color that is translucent where that fails', { 'light.primary.main': '#12345680' }],
    ['a number for a color', { 'light.primary.main': 123456 }],
    ['a list for a color', { 'light.primary.main': ['#123456'] }],
    ['an object for a color', { 'light.primary.main': { toString: '#123456' } }],
    ['a tree in place of the keys', { light: { primary: { main: '#123456' } } }],
    ['an unknown role', { 'light.tertiary.main': '#123456' }],
    ['an unknown scheme', { 'sepia.primary.main': '#123456' }],
    ['a font of its own', { 'typography.fontFamily': 'Comic Sans MS' }],
    ['a font that ends the rule', { 'typography.fontFamily': 'x;}*{color:red' }],
    ['a property of all objects as font', { 'typography.fontFamily': 'constructor' }],
    ['an unknown prop', { 'MuiButton.href': 'javascript:alert(1)' }],
    ['an unknown component', { 'MuiIcon.component': 'script' }],
    ['a value of another prop', { 'MuiButton.variant': 'filled' }],
    ['a text for a switch', { 'MuiButton.disableElevation': 'true' }],
    ['a radius that is too large', { 'shape.borderRadius': 1e9 }],
    ['a negative radius', { 'shape.borderRadius': -1 }],
    ['a fraction', { 'shape.borderRadius': 1.5 }],
    ['a text for a number', { 'shape.borderRadius': '8' }],
    ['nothing', { 'shape.borderRadius': null }],
    ['a weight that is no choice', { 'typography.headingWeight': 1000 }],
    ['a case of its own', { 'typography.buttonCase': 'none;color:red' }],
    ['the key of a prototype', JSON.parse('{"__proto__": {"spacing": 4}}') as object],
    ['the name of a constructor', { constructor: { prototype: { spacing: 4 } } }],
    ['an empty key', { '': 1 }],
  ])('loses %s, and keeps the rest', (_, bad) => {
    const draft = parseThemeParameter(material, pack({ ...good, ...bad }));
    expect(draft).toEqual(good);
    expect(Object.getPrototypeOf(draft)).toBe(Object.prototype);
  });

  it.each([
    ['none', null],
    ['an empty one', ''],
    ['another version', pack(good).replace('1.', '2.')],
    ['one without version', pack(good).slice(2)],
    ['one that is cut off', pack(good).slice(0, 9)],
    ['one that is not packed', `1.${JSON.stringify(good)}`],
    ['markup', '1.<script>alert(1)</script>'],
    ['null', pack(null)],
    ['a list', pack([good])],
    ['a text', pack('spacing')],
    ['a number', pack(6)],
    ['one that is too long', `1.${'A'.repeat(10_000)}`],
    ['one that unfolds to much', pack({ ...good, a: 'a'.repeat(100_000) })],
  ])('is ignored if it is %s', (_, parameter) => {
    expect(parseThemeParameter(material, parameter)).toEqual({});
  });

  it.each([
    ['CSS after a color', { 'light.primary.base': '#123456;}body{display:none' }],
    ['a translucent shade', { 'light.primary.500': '#12345680' }],
    ['an unknown shade', { 'light.primary.550': '#123456' }],
    ['a color of the other library', { 'light.primary.main': '#123456' }],
    ['a component of the other library', { 'MuiButton.variant': 'contained' }],
    ['a variant that is none', { 'JoyButton.variant': 'contained' }],
    ['a text for a radius', { 'radius.md': '8px' }],
    ['a radius that is too large', { 'radius.md': 1e9 }],
    ['a font of its own', { 'fontFamily.body': 'x;}*{color:red' }],
    ['the key of a prototype', JSON.parse('{"__proto__": {"spacing": 4}}') as object],
  ])('for Joy UI loses %s, and keeps the rest', (_, bad) => {
    expect(parseThemeParameter(joy, pack({ kit: 'joy', ...good, ...bad }))).toEqual(good);
  });
});
