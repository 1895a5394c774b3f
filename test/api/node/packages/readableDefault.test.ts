import { expect, it } from 'vitest';
import { readableDefault } from '../../../../src/api/node/packages/readableDefault';

it.each([
  [
    'the component that is styled',
    `styled(Backdrop, {\n  name: 'MuiModal',\n  slot: 'Backdrop',\n})({\n  zIndex: -1,\n})`,
    'Backdrop',
  ],
  ['a function that returns a value, without its name', 'function Identity(x) {\n  return x;\n}', '(x) => x'],
  [
    'its types',
    'function defaultGetAriaLabel(type: ItemAriaLabelType) {\n  return `Go to ${type} page`;\n}',
    '(type: ItemAriaLabelType) => `Go to ${type} page`',
  ],
  ['an object that it returns', 'function create() { return {}; }', '() => ({})'],
  [
    'a longer function, without its name',
    'function Container(props) {\n  const { value, ...other } = props;\n  return <span {...other} />;\n}',
    '(props) => {\n  const { value, ...other } = props;\n  return <span {...other} />;\n}',
  ],
  ['a function that stands in quotes', '"() => 500"', '() => 500'],
  [
    'an element without what tests find it by',
    '() => <span data-mui-test="loading">...</span>',
    '() => <span>...</span>',
  ],
])('says %s', (_, text, expected) => {
  expect(readableDefault(text)).toBe(expected);
});

it.each([
  '{}',
  `'button'`,
  `() => "..."`,
  '(option) => option.label ?? option',
  `{ vertical: 'top', horizontal: 'left' }`,
  '`@media(prefers-reduced-motion: reduce)` || `navigator.userAgent` matches Android <10 or iOS <13',
  `apiRef.current.getLocaleText('aggregationFunctionLabel{capitalize(name)})`,
  'createTheme()',
  'styled(',
  '=>',
  'function',
  '1; () => 2',
])('leaves %s as it is', (text) => {
  expect(readableDefault(text)).toBe(text);
});
