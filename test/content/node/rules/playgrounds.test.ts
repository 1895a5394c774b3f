import { expect, it } from 'vitest';
import { playgrounds } from '../../../../src/content/node/rules/playgrounds';
import { createApi, createComponent, createProp } from '../../../api/node/pages/createApi';
import { createProduct } from '../../../createProduct';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const product = createProduct({ packages: [{ name: '@garden/core' }] });
const size = createProp({ type: { text: '', members: ["'small'", "'large'"] } });
const site = { api: createApi(createComponent({ props: [size] })) };

const check = (props: string) =>
  listReasons(
    playgrounds,
    createPageSource(`<Playground component="Rake" props="${props}" />`, { pathname: '/garden/rake' }),
    { product, site },
  );

it('finds a control for a prop that the component does not have', () => {
  expect(check('size')).toEqual([]);
  expect(check('teeth')).toEqual([expect.stringMatching(/^error 6: .*teeth/)]);
});
