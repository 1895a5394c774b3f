import { expect, it } from 'vitest';
import { mergePlans } from '../../../../src/api/node/packages/plans';
import type { InterfaceApi } from '../../../../src/api/shared/api';
import { createApi, createComponent, createProp } from '../pages/createApi';

const toNames = (names: string) => names.split(' ').map((name) => createProp({ name }));
const getPlans = (fields: InterfaceApi['properties'] = []) =>
  Object.fromEntries(fields.map(({ name, plan }) => [name, plan]));

it('marks what Pro and Premium add to a component, and nothing else', () => {
  const { components } = mergePlans([
    createApi(createComponent({ name: 'DataGrid', props: toNames('rows') })),
    createApi(createComponent({ name: 'DataGridPro', plan: 'pro', props: toNames('rows treeData') })),
    createApi(
      createComponent({ name: 'DataGridPremium', plan: 'premium', props: toNames('rows treeData cells') }),
    ),
  ]);
  expect(components.map(({ props }) => getPlans(props))).toEqual([
    { rows: null },
    { rows: null, treeData: 'pro' },
    { rows: null, treeData: 'pro', cells: 'premium' },
  ]);
});

it('leaves a component alone that only a higher plan has', () => {
  const part = createApi(createComponent({ name: 'RangePicker', plan: 'pro', props: toNames('start') }));
  expect(getPlans(mergePlans([part]).components[0]?.props)).toEqual({ start: null });
});

it('gives an interface the properties of the highest plan, marked with the plan that brings them', () => {
  const create = (plan: InterfaceApi['plan'], names: string): InterfaceApi => {
    const base = createComponent({ name: 'GridApi', plan, imports: [plan ?? 'free'] });
    return { ...base, kind: 'interface', properties: toNames(names) };
  };
  const parts = [create(null, 'sort'), create('pro', 'sort pin'), create('premium', 'sort pin excel')];
  const { interfaces } = mergePlans(parts.map((it) => ({ components: [], hooks: [], interfaces: [it] })));
  expect(interfaces).toHaveLength(1);
  expect(interfaces[0]?.plan).toBeNull();
  expect(interfaces[0]?.imports).toEqual(['free', 'pro', 'premium']);
  expect(getPlans(interfaces[0]?.properties)).toEqual({ sort: null, pin: 'pro', excel: 'premium' });
});

it('leads from a component to the page of the one it inherits from, of the same library if it can', () => {
  const { components } = mergePlans([
    createApi(
      createComponent({ name: 'Tool', section: 'shed' }),
      createComponent({ name: 'Tool' }),
      createComponent({ name: 'Pot', section: 'shed' }),
      createComponent({ name: 'Rake', inherits: { name: 'Tool', href: 'https://old/tool/' } }),
      createComponent({ name: 'Plant', inherits: { name: 'Pot', href: 'https://old/shed/pot/' } }),
      createComponent({ name: 'Fade', inherits: { name: 'Motion', href: 'https://motion/' } }),
    ),
  ]);
  expect(components.slice(3).map(({ inherits }) => inherits?.href)).toEqual([
    '/garden/api/tool/',
    '/shed/api/pot/',
    'https://motion/',
  ]);
});
