import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createApiSection } from '../../../../src/api/node/pages/apiSection';
import type { HookApi } from '../../../../src/api/shared/api';
import { createComponent, createProp } from './createApi';

const rake = createComponent({ name: 'Rake', props: [createProp({})], acceptsSx: true });
const fork = createComponent({ name: 'Fork', inherits: { name: 'Handle', href: '/garden/api/handle/' } });
const useRake: HookApi = {
  ...createComponent({ name: 'useRake' }),
  kind: 'hook',
  parameters: [createProp({}), createProp({})],
  returnType: { text: 'void', members: [] },
  returns: [],
};

it('links every component, then every hook, in alphabetical order', () => {
  const section = createApiSection({ components: [rake, fork], hooks: [useRake] });
  const links = [
    ...renderToStaticMarkup(section.content).matchAll(
      /<li><a href="([^"]*)"><code>(.*?)<\/code><\/a> <span>(.*?)</g,
    ),
  ];
  expect(links.map(([, href, name, facts]) => [href, name, facts])).toEqual([
    ['/garden/api/fork/', '&lt;Fork /&gt;', 'and all of Handle'],
    ['/garden/api/rake/', '&lt;Rake /&gt;', '1 prop'],
    ['/garden/api/userake/', 'useRake', '2 parameters'],
  ]);
});

it('begins with the heading that other pages link to', () => {
  const section = createApiSection({ components: [rake], hooks: [] });
  expect(section.heading).toEqual({ id: 'api', text: 'API', level: 2 });
  expect(renderToStaticMarkup(section.content)).toMatch(/^<h2 id="api">/);
});
