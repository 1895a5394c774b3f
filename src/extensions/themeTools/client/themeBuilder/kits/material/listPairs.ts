import type { Theme } from '@mui/material/styles';
import type { Draft } from '../../draft/draft';
import type { Scheme } from '../../draft/fields';
import type { Pair } from '../../draft/previewTheme';
import { readPalette, ROLES, type ColorPath } from './fields';

/** The pairs of text and background that the library's components make in a scheme. */
export function listPairs(palette: Theme['palette'], draft: Draft, scheme: Scheme): Pair[] {
  const isFlat = readPalette(palette, 'background.default') === readPalette(palette, 'background.paper');
  const pages: readonly ColorPath[] = isFlat
    ? ['background.paper']
    : ['background.paper', 'background.default'];
  const onPages = (front: ColorPath) =>
    pages.map((back): Pair => ({ scheme, front, back, adjusted: front, side: 'front' }));
  const roles = ROLES.flatMap((role): Pair[] => {
    const [main, dark, ink] = [`${role}.main`, `${role}.dark`, `${role}.contrastText`] as const;
    const onRole = { scheme, front: ink, side: 'back' } as const;
    // The theme chooses the text for main anew, unless the reader has.
    const choice = `${scheme}.${ink}` in draft ? {} : { chooseFront: palette.getContrastText };
    return [
      { ...onRole, back: main, adjusted: main, ...choice },
      { ...onRole, back: dark, adjusted: dark },
      ...onPages(main),
    ];
  });
  return [...onPages('text.primary'), ...onPages('text.secondary'), ...roles];
}
