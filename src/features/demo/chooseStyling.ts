import type { Styling } from '../../model/demo';
import type { DemoBlock } from '../../model/page';

/** What the preference says of each styling; also its name in the toolbar. */
export const STYLING_CHOICES = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' } as const;

type StylingChoice = (typeof STYLING_CHOICES)[Styling];

/** A demo in the styling that the reader has chosen; one that comes in a single styling as it is. */
export function chooseStyling(demo: DemoBlock, choice: StylingChoice): DemoBlock {
  const part = demo.stylings.find(({ styling }) => STYLING_CHOICES[styling] === choice);
  return part ? { ...demo, ...part } : demo;
}
