import { expect, it } from 'vitest';
import { accessibilitySection } from '../../../../src/content/node/rules/accessibilitySection';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const REASON = 'error 1: The component can be operated, and the page says nothing of accessibility.';
const components = { Rake: ['disabled', 'size'], Basket: ['onClose'], Leaf: ['size', 'onClick'] };

it.each([
  ['Rake', '## Import', [REASON]],
  ['Leaf, Basket', '## Import', [REASON]],
  ['Rake', '## Sizes\n\n### Accessibility', [REASON]],
  ['Rake', '## Accessibility', []],
  ['Leaf', '## Import', []],
  ['Spade', '## Import', []],
  ['', '## Import', []],
])('is asked for where a component can be operated: %s, %j', (documented, text, reasons) => {
  const page = createPageSource(text, { components: documented });
  expect(listReasons(accessibilitySection, page, { components })).toEqual(reasons);
});
