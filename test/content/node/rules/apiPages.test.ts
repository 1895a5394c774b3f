import { expect, it } from 'vitest';
import { apiPages } from '../../../../src/content/node/rules/apiPages';
import { createApi, createComponent } from '../../../api/node/pages/createApi';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it('finds a documented name without an API page, with its line', () => {
  const page = createPageSource('Text.', { pathname: '/garden/rake', components: 'Rake, Spade' });
  const site = { api: createApi(createComponent({ name: 'Rake' })) };
  expect(listReasons(apiPages, page, { site })).toEqual([
    'error 4: front matter "components" names "Spade", for which no package of garden has an API page.',
  ]);
});
