import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { THEME_COLORS } from '../../../../src/ui/shared/tokens/themeColors';

it('the browser’s own frame has the color of the page in both modes', () => {
  const css = readFileSync('src/ui/shared/tokens/tokens.css', 'utf8');
  const papers = [...css.matchAll(/--paper: (#\w+);/g)].map(([, color]) => color);
  expect(papers).toEqual([THEME_COLORS.light, THEME_COLORS.dark]);
});
