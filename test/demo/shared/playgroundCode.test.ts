import { describe, expect, it } from 'vitest';
import type { Playground, PropControl, PropValues } from '../../../src/demo/shared/playground';
import { toText, writePlaygroundCode } from '../../../src/demo/shared/playgroundCode';

const control = (name: string, fields: Partial<PropControl> = {}): PropControl => ({
  name,
  kind: 'text',
  options: [],
  defaultValue: null,
  ...fields,
});

const rake: Playground = {
  id: 'RakePlayground',
  component: 'Rake',
  hasVariables: false,
  layout: 'center',
  controls: [
    control('color', { kind: 'choice', options: ['red', 'green', false], defaultValue: 'red' }),
    control('teeth', { kind: 'number' }),
    control('isSharp', { kind: 'switch', defaultValue: true }),
    control('isOld', { kind: 'switch' }),
    control('onGrip', { kind: 'handler' }),
    control('label'),
    control('children'),
  ],
  start: {},
  child: null,
  hasExample: false,
};

const write = (values: PropValues, more: Partial<Playground> = {}) =>
  toText(writePlaygroundCode({ ...rake, ...more }, values));

describe('the code of a playground', () => {
  it.each<[string, PropValues, string]>([
    ['nothing', {}, '<Rake />'],
    ['text', { label: 'Big' }, '<Rake label="Big" />'],
    ['a number', { teeth: 0 }, '<Rake teeth={0} />'],
    ['what is on', { isOld: true }, '<Rake isOld />'],
    ['what is off and is on by default', { isSharp: false }, '<Rake isSharp={false} />'],
    ['a choice of no string', { color: false }, '<Rake color={false} />'],
    ['a handler', { onGrip: true }, '<Rake onGrip={handleGrip} />'],
    ['text inside', { children: 'Dig' }, '<Rake>Dig</Rake>'],
    ['quotes', { label: 'a "big" one' }, '<Rake label={"a \\"big\\" one"} />'],
    ['braces and tags inside', { children: '{a} <b>' }, '<Rake>{"{a} <b>"}</Rake>'],
  ])('writes %s', (_, values, code) => {
    expect(write(values)).toBe(code);
  });

  it.each<[string, PropValues]>([
    ['the default', { color: 'red' }],
    ['the default of a switch', { isSharp: true }],
    ['what is off', { isOld: false, onGrip: false }],
    ['empty text', { label: '', children: '' }],
    ['an emptied number', { teeth: '' }],
  ])('leaves out %s', (_, values) => {
    expect(write(values)).toBe('<Rake />');
  });

  it('keeps what the author has fixed, before the rest', () => {
    expect(write({ teeth: 9 }, { start: { 'aria-label': 'Rake' } })).toBe(
      '<Rake aria-label="Rake" teeth={9} />',
    );
  });

  it('writes a field of a prop as an object', () => {
    expect(write({}, { start: { 'inputProps.aria-label': 'Rake' } })).toBe(
      `<Rake inputProps={{ 'aria-label': 'Rake' }} />`,
    );
  });

  it('gathers the fields of a prop', () => {
    expect(write({}, { start: { 'sx.width': 90, 'sx.fontFamily': "'Rake'" } })).toBe(
      `<Rake\n  sx={{\n    'width': 90,\n    'fontFamily': "'Rake'",\n  }}\n/>`,
    );
  });

  it('writes CSS variables with their units, and where the content of an example is', () => {
    const controls = [
      control('--Rake-width', { kind: 'number', defaultValue: 24, unit: 'px' }),
      control('--Rake-color', { defaultValue: 'green' }),
    ];
    const values = { '--Rake-width': 30, '--Rake-color': 'green' };
    expect(write(values, { controls, hasExample: true })).toBe(
      "<Rake sx={{ '--Rake-width': '30px' }}>{/* … */}</Rake>",
    );
  });

  it('gives every prop a line when they do not fit on one', () => {
    const values = { label: 'A rake of considerable length', teeth: 9, isOld: true, children: 'Dig' };
    expect(write(values)).toBe(
      '<Rake\n  teeth={9}\n  isOld\n  label="A rake of considerable length"\n>\n  Dig\n</Rake>',
    );
    expect(write({ ...values, children: '', label: 'x'.repeat(50) })).toMatch(
      /^<Rake\n {2}teeth=\{9\}\n[^]*"\n\/>$/,
    );
  });

  it('puts the child inside', () => {
    const child = { component: 'Handle', text: 'Grip' };
    expect(write({ teeth: 9 }, { child })).toBe('<Rake teeth={9}><Handle>Grip</Handle></Rake>');
    expect(write({}, { child: { ...child, text: '' } })).toBe('<Rake><Handle /></Rake>');
  });
});
