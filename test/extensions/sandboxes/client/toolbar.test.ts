import { expect, it } from 'vitest';
import { toolbar } from '../../../../src/extensions/sandboxes/client/toolbar';

it('the buttons have the names of the reference, on which analytics relies', () => {
  expect(toolbar.map(({ action }) => action)).toEqual(['stackblitz', 'codesandbox']);
});
