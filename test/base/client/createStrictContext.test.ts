import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStrictContext } from '../../../src/base/client/createStrictContext';

const [NameProvider, useName] = createStrictContext<{ name: string }>('useName: no name context.');
const Name = () => createElement('b', null, useName().name);

it('hands out what its provider holds', () => {
  const tree = createElement(NameProvider, { value: { name: 'Rake' } }, createElement(Name));
  expect(renderToStaticMarkup(tree)).toBe('<b>Rake</b>');
});

it('throws its message outside of the provider', () => {
  expect(() => renderToStaticMarkup(createElement(Name))).toThrow('useName: no name context.');
});
