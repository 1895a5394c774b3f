import { describe, expect, it } from 'vitest';
import { denseComponents } from '../../../../src/demo/client/themes/dense';

/** The reference's complete list. */
const DENSE: [string, object][] = [
  ['Button', { size: 'small' }],
  ['FilledInput', { margin: 'dense' }],
  ['FormControl', { margin: 'dense' }],
  ['FormHelperText', { margin: 'dense' }],
  ['IconButton', { size: 'small' }],
  ['InputBase', { margin: 'dense' }],
  ['InputLabel', { margin: 'dense' }],
  ['ListItem', { dense: true }],
  ['OutlinedInput', { margin: 'dense' }],
  ['Fab', { size: 'small' }],
  ['Table', { size: 'small' }],
  ['TextField', { margin: 'dense' }],
  ['Toolbar', { variant: 'dense' }],
];

describe('dense mode', () => {
  it.each(DENSE)('sets the default of %s to %o', (name, defaultProps) => {
    expect(denseComponents).toHaveProperty(`Mui${name}`, { defaultProps });
  });

  it('sets nothing else', () => {
    expect(Object.keys(denseComponents ?? {}).sort()).toEqual(DENSE.map(([name]) => `Mui${name}`).sort());
  });
});
