import { expect, it } from 'vitest';
import { pageElements } from '../../../../src/content/node/elements';
import { createPageSource } from '../rules/createPageSource';

const elements = [...pageElements.values()];

it('has the elements of the core and of extensions', () => {
  expect(elements.map(({ name }) => name)).toEqual(expect.arrayContaining(['Demo', 'Card', 'Licenses']));
});

it.each(elements.map(({ name, example }) => [name, example]))(
  'shows how <%s> is written',
  (name, example) => {
    const { elements: used, diagnostics } = createPageSource(example);
    expect(used).toContain(name);
    const ofAttributes = /option |has no attribute|needs .+=|is one of|takes no|A page is prose/;
    expect(diagnostics.filter(({ reason }) => ofAttributes.test(reason))).toEqual([]);
  },
);
