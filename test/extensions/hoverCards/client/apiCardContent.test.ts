// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createCardContent } from '../../../../src/extensions/hoverCards/client/apiCardContent';
import {
  parseApiCard,
  parseCardTarget,
  type ApiCard,
} from '../../../../src/extensions/hoverCards/shared/apiCard';
import type { PanelTranslate } from '../../../../src/shell/client/language/panelStrings';

const t: PanelTranslate = (key) => key.replace('apiCard.', '');

const card: ApiCard = {
  name: 'Rake',
  importStatement: "import Rake from 'rake';",
  description: '',
  isDeprecated: false,
  props: {
    teeth: {
      type: 'Array<string>',
      defaultValue: "'9'",
      isRequired: true,
      isDeprecated: true,
      description: 'Sharp <img src=x onerror="alert(1)"> and `long`.',
    },
    grip: { type: 'any', defaultValue: null, isRequired: false, isDeprecated: false, description: '' },
  },
};

function render(prop: string | null): HTMLElement | null {
  const content = createCardContent(card, prop, t);
  if (!content) return null;
  const element = document.createElement('div');
  element.append(...content);
  return element;
}

describe('the card of a prop', () => {
  it('shows type, default, marks and description', () => {
    const facts = [...(render('teeth')?.querySelectorAll('small, dt, dd') ?? [])].map(
      (node) => node.textContent,
    );
    expect(facts).toEqual(['Rake', 'required', 'deprecated', 'type', 'Array<string>', 'default', "'9'"]);
    expect(render('teeth')?.querySelector('p:last-child code')?.textContent).toBe('long');
  });

  it('never reads the packages’ text as HTML', () => {
    expect(render('teeth')?.querySelector('img')).toBeNull();
    expect(render('teeth')?.textContent).toContain('<img src=x');
  });

  it('has no row for a default that is not there', () => {
    expect(render('grip')?.querySelectorAll('dt')).toHaveLength(1);
  });

  it.each(['weight', 'constructor'])('is absent for %s, which the file does not know', (prop) => {
    expect(render(prop)).toBeNull();
  });
});

it('the card of a component shows how to import it', () => {
  expect(render(null)?.textContent).toContain("<Rake />import Rake from 'rake';");
});

it.each([
  ['#text-field-prop-size', 'size'],
  ['#slider-prop-aria-label', 'aria-label'],
  ['', null],
])('a link with the hash %j is about the prop %j', (hash, prop) => {
  expect(parseCardTarget('/garden/api/rake/', hash)).toEqual({ file: '/garden/api/rake/card.json', prop });
});

it.each([[null], ['x'], [{ name: 1 }], [{ name: 'Rake' }], [{ name: 'Rake', props: null }]])(
  'refuses %j',
  (content) => {
    expect(parseApiCard(content)).toBeNull();
  },
);
