import { expect, it } from 'vitest';
import { createPlayground } from '../../../../src/demo/node/playground/createPlayground';
import type { PlaygroundOptions } from '../../../../src/content/node/reader/playgroundElements';
import { createApi, createComponent, createProp } from '../../../api/node/pages/createApi';

const size = createProp({ name: 'size', type: { text: '', members: ["'small'", "'large'"] } });
const handle = createComponent({
  name: 'Handle',
  props: [{ ...size, defaultValue: "'large'" }, createProp({ name: 'grip' })],
});
const rake = createComponent({
  name: 'Rake',
  props: [size, createProp({ name: 'slots', type: { text: '{ a: string }', members: [] } })],
  inherits: { name: 'Handle', href: handle.pathname },
});
const api = createApi(rake, handle, createComponent({ name: 'Lab', packageName: '@garden/lab' }));

const create = (options: Partial<PlaygroundOptions>) =>
  createPlayground(
    api,
    {
      id: 'RakePlayground',
      component: 'Rake',
      props: ['size'],
      variables: [],
      example: null,
      start: {},
      layout: 'center',
      child: null,
      childText: '',
      line: 12,
      ...options,
    },
    { section: 'garden', packageName: '@garden/core', file: 'data/garden/rake.mdx' },
    variables,
  );

const variables = new Map([
  ['--Rake-width', '24px'],
  ['--Rake-scale', '1.5'],
  ['--Rake-color', 'var(--garden-green, var(--garden-leaf, #0a0))'],
  ['--Rake-radius', 'var(--garden-radius, var(--garden-corner, 6px))'],
  ['--Rake-gap', null],
]);

it('makes controls of CSS variables: a number with its unit, or text', () => {
  const { controls, hasVariables } = create({ props: [], variables: [...variables.keys()] });
  expect(hasVariables).toBe(true);
  expect(controls.map(({ name, kind, defaultValue, unit }) => [name, kind, defaultValue, unit])).toEqual([
    ['--Rake-width', 'number', 24, 'px'],
    ['--Rake-scale', 'number', 1.5, ''],
    ['--Rake-color', 'text', 'var(--garden-green)', undefined],
    ['--Rake-radius', 'number', 6, 'px'],
    ['--Rake-gap', 'text', null, undefined],
  ]);
});

it('makes controls of own and inherited props, in the author’s order', () => {
  const { controls } = create({ props: ['grip', 'size'] });
  expect(controls.map(({ name, kind }) => [name, kind])).toEqual([
    ['grip', 'text'],
    ['size', 'choice'],
  ]);
});

it('takes a default from the inherited component where the own one says nothing', () => {
  expect(create({}).controls[0]?.defaultValue).toBe('large');
});

it('keeps start values and what describes the component to assistive technology', () => {
  const start = { size: 'small', 'aria-label': 'Rake' };
  expect(create({ start, child: 'Handle', childText: 'Grip' })).toMatchObject({
    start,
    child: { component: 'Handle', text: 'Grip' },
  });
});

it.each<[string, Partial<PlaygroundOptions>, string]>([
  ['an unknown component', { component: 'Spade' }, 'garden has no component "Spade"'],
  ['an unknown child', { child: 'Spade' }, 'garden has no component "Spade"'],
  ['a component of another package', { component: 'Lab' }, '"Lab" comes from @garden/lab'],
  [
    'an unknown variable',
    { props: [], variables: ['--Rake-wdth'] },
    'its styles read no variable "--Rake-wdth". Name one of --Rake-width, --Rake-scale',
  ],
  ['an unknown prop', { props: ['sise'] }, 'it has no prop "sise". Name one of size, slots.'],
  [
    'a prop beyond a control',
    { props: ['slots'] },
    'no control can set "slots", whose type is { a: string }',
  ],
  ['an unknown prop at the start', { start: { sise: 'x' } }, 'it has no prop "sise"'],
  ['a start that the prop does not take', { start: { size: 'huge' } }, 'start gives "size" "huge"'],
])('stops at %s, with file and line', (_, options, reason) => {
  expect(() => create(options)).toThrow('data/garden/rake.mdx:12: <Playground');
  expect(() => create(options)).toThrow(reason);
});

it('stops with all faults at once, each of them once', () => {
  const options = {
    child: 'Spade',
    props: ['size', 'sise', 'slots'],
    start: { size: 'huge', sise: 'x', slots: 'x', grib: 'x' },
  };
  const place = 'data/garden/rake.mdx:12: <Playground component="Rake">:';
  expect(() => create(options)).toThrow(
    [
      `${place} garden has no component "Spade".`,
      `${place} it has no prop "sise". Name one of size, slots.`,
      `${place} no control can set "slots", whose type is { a: string }. Leave it out of props.`,
      `${place} start gives "size" "huge", which it is not.`,
      `${place} it has no prop "grib". Name one of size, slots.`,
    ].join('\n'),
  );
});
