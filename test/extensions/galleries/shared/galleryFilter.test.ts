import { describe, expect, it, test } from 'vitest';
import { withQuery } from '../../../../src/base/client/address';
import {
  matchesWords,
  parseGalleryFilter,
  toGalleryQuery,
  toWords,
} from '../../../../src/extensions/galleries/shared/galleryFilter';

const SNACKBAR = toWords(['Snackbar', 'SnackbarContent', 'toast', 'flash message']);
const TEXT_FIELD = toWords(['Text Field', 'OutlinedInput']);
const LISTENER = toWords(['Click-Away Listener', 'ClickAwayListener', 'outside click']);

describe('matchesWords', () => {
  it.each([
    [SNACKBAR, '', true],
    [SNACKBAR, '  ', true],
    [SNACKBAR, 'snack', true],
    [SNACKBAR, 'TOAST', true],
    [SNACKBAR, 'message flash', true],
    [SNACKBAR, 'button', false],
    [SNACKBAR, 'toast button', false],
    [TEXT_FIELD, 'textfield', true],
    [TEXT_FIELD, 'text-field', true],
    [TEXT_FIELD, 'outlined', true],
    [LISTENER, 'click-away', true],
    [LISTENER, 'clickaway', true],
    [LISTENER, 'click outside', true],
    [SNACKBAR, '<b>', false],
  ])('%s is found by "%s": %s', (words, text, isFound) => {
    expect(matchesWords(words, text)).toBe(isFound);
  });
});

test.each([
  ['', { text: '', category: '' }],
  ['?filter=text+field&category=inputs', { text: 'text field', category: 'inputs' }],
  ['?filter=%E0%A4%A', { text: '\uFFFD%A', category: '' }],
])('reads the query "%s"', (search, filter) => {
  expect(parseGalleryFilter(search)).toEqual(filter);
});

test.each([
  ['', { text: ' rating ', category: '' }, '?filter=rating'],
  ['?lang=zh&filter=a', { text: '', category: 'lab' }, '?lang=zh&category=lab'],
  ['?filter=a&category=b', { text: '', category: '' }, ''],
])('writes %s with %j as "%s"', (search, filter, expected) => {
  expect(withQuery(`https://a.example/${search}`, toGalleryQuery(filter))).toBe(
    `https://a.example/${expected}`,
  );
});
