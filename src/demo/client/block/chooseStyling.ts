import type { Styling } from '../../shared/demo';
import type { DemoBlock } from '../../../page/shared/page';

/** The preference's value for each styling; also its name in the toolbar. */
export const STYLING_CHOICES = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' } as const;

type StylingChoice = (typeof STYLING_CHOICES)[Styling];

/** The demo in the chosen styling; unchanged if it has no variant in that styling. */
export function chooseStyling(demo: DemoBlock, choice: StylingChoice): DemoBlock {
  const part = demo.stylings.find(({ styling }) => STYLING_CHOICES[styling] === choice);
  return part ? { ...demo, ...part } : demo;
}
