import { describe, expect, it } from 'vitest';
import { createIdCounter, toHeadingId } from '../../../src/site/shared/headingId';

describe('toHeadingId', () => {
  it.each([
    // The examples of behaviour-content.md 2.3.
    ['createTheme(options[, ...args]) => theme', 'createtheme-options-args-theme'],
    ['getValue(row) => string', 'getvalue-row-string'],
    ["What's new", 'whats-new'],
    ['What’s new', 'whats-new'],
    ['@mui/material/styles vs @mui/styles', 'mui-material-styles-vs-mui-styles'],
    ['Done 🎉', 'done'],
    ['Google web fonts', 'google-web-fonts'],
    ['Font Awesome', 'font-awesome'],
    ['TypeScript', 'typescript'],
    // W3: entities are decoded first and leave no trace, neither do emoji.
    ['Sorting & selecting', 'sorting-selecting'],
    ['Adding & disabling variants', 'adding-disabling-variants'],
    ['type="number"', 'type-number'],
    ['✅ Update the imports', 'update-the-imports'],
    ['⚠️ Careful', 'careful'],
    ['Developers 👩‍💻', 'developers'],
    // Punctuation, signs and spaces.
    ['Typography - Font family', 'typography-font-family'],
    ['theme.spacing(2) + 1', 'theme-spacing-2-1'],
    ['snake_case and CamelCase', 'snake-case-and-camelcase'],
    ['  (Spaces)  ', 'spaces'],
    ['What? Why!', 'what-why'],
    ['v5.0.0-beta.46', 'v5-0-0-beta-46'],
    ['Éclair à la crème', '%C3%A9clair-%C3%A0-la-cr%C3%A8me'],
    // A tag in a heading is code, and its name is all that a link can be made of.
    ['<ThemeProvider />', 'themeprovider'],
    ['The <Rake> component', 'the-rake-component'],
    ['a < b', 'a-b'],
    // Of these, the algorithm leaves nothing.
    ['::', 'section'],
    ['🎉', 'section'],
    ['🇧🇷 / 👍🏽', 'section'],
  ])('makes %s to %s', (text, id) => {
    expect(toHeadingId(text)).toBe(id);
  });
});

describe('createIdCounter', () => {
  it.each<[string, string[], string[]]>([
    ['numbers repeated names from 2', ['sizes', 'sizes', 'sizes'], ['sizes', 'sizes-2', 'sizes-3']],
    ['counts every name for itself', ['a', 'b', 'a', 'b'], ['a', 'b', 'a-2', 'b-2']],
    [
      'skips a number that a heading has taken',
      ['sizes', 'sizes-2', 'sizes'],
      ['sizes', 'sizes-2', 'sizes-3'],
    ],
    [
      'leaves the ids of the frame to it',
      ['navigation', 'navigation', 'main-content'],
      ['navigation-2', 'navigation-3', 'main-content-2'],
    ],
    ['gives a taken number on', ['sizes', 'sizes', 'sizes-2'], ['sizes', 'sizes-2', 'sizes-2-2']],
  ])('%s', (_, names, ids) => {
    expect(names.map(createIdCounter())).toEqual(ids);
  });

  it('starts anew on every page', () => {
    expect([createIdCounter()('sizes'), createIdCounter()('sizes')]).toEqual(['sizes', 'sizes']);
  });
});
