import { expect, it } from 'vitest';
import { readableDefault } from '../../../../src/api/node/packages/readableDefault';

it.each([
  [
    'the component that is styled',
    `styled(Backdrop, {\n  name: 'MuiModal',\n  slot: 'Backdrop',\n})({\n  zIndex: -1,\n})`,
    'Backdrop',
  ],
  ['the component without where it is from', `Popper from '@mui/material'.`, 'Popper'],
  ['the component without a full stop', 'TreeItem.', 'TreeItem'],
  ['a function that returns a value, without its name', 'function Identity(x) {\n  return x;\n}', '(x) => x'],
  [
    'no types of parameters',
    'function defaultGetAriaLabel(type: ItemAriaLabelType) {\n  return `Go to ${type} page`;\n}',
    '(type) => `Go to ${type} page`',
  ],
  ['an object that a function returns', 'function create() { return {}; }', '() => ({})'],
  ['a function that stands in quotes', '"() => 500"', '() => 500'],
  [
    'an element without what tests find it by',
    '() => <span data-mui-test="loading">...</span>',
    '() => <span>...</span>',
  ],
  [
    'an object in one line',
    `{\n  vertical: 'top',\n  horizontal: 'left',\n}`,
    `{ vertical: 'top', horizontal: 'left' }`,
  ],
])('says %s', (_, text, value) => {
  expect(readableDefault(text)).toEqual({ value, words: '' });
});

it.each([
  '{}',
  `'button'`,
  `() => "..."`,
  '(option) => option.label ?? option',
  `{ vertical: 'top', horizontal: 'left' }`,
  '<CircularProgress color="inherit" size={16} />',
  'props.multiple ? [] : null',
  '2099-12-31',
  'ChartsLegend',
])('leaves %s as it is', (text) => {
  expect(readableDefault(text)).toEqual({ value: text, words: '' });
});

it.each([
  ['a call', 'createTheme()'],
  ['a condition that calls', `typeof navigator !== 'undefined' && /iPad/.test(navigator.userAgent)`],
  ['what is styled if it has no name', `styled(() => null, {})({})`],
  [
    'the implementation of a component',
    'function Container(props) {\n  const { value, ...other } = props;\n  return <span {...other} />;\n}',
  ],
  ['a long function', '(value) => (value === null ? "nothing was chosen yet" : value.toString())'],
  ['code that is cut', `apiRef.current.getLocaleText('aggregationFunctionLabel{capitalize(name)})`],
  ['more', 'styled('],
  ['and more', '=>'],
  ['nothing', ''],
])('leaves out %s', (_, text) => {
  expect(readableDefault(text)).toEqual({ value: null, words: '' });
});

it.each([
  'The `id` of the first defined axis.',
  'true on desktop, false on mobile',
  '`true` for Desktop, `false` for Mobile.',
  '"error" ("warn" in dev mode)',
  '`@media(prefers-reduced-motion: reduce)` || `navigator.userAgent` matches Android <10 or iOS <13',
])('knows words: %s', (text) => {
  expect(readableDefault(text)).toEqual({ value: null, words: text });
});
