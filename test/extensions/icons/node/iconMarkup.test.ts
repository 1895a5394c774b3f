import { expect, it } from 'vitest';
import { readIconMarkup } from '../../../../src/extensions/icons/node/iconMarkup';
import { COMPILED_FORMS } from '../../../api/node/packages/compiledForms';

it.each(COMPILED_FORMS)('the drawing of an icon is read from $versions', ({ files, icon }) => {
  expect(readIconMarkup(files[icon] ?? '', icon)).toBe(
    '<path d="M1 1h2"/><circle cx="3" cy="3" r="1" fill-opacity=".3"/>',
  );
});
