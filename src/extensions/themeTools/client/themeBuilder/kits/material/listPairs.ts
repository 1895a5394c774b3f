import type { Theme } from '@mui/material/styles';
import type { Draft } from '../../draft/draft';
import type { Scheme } from '../../draft/fields';
import type { ColorPair } from '../../draft/previewTheme';
import { readPalette } from '../../draft/palette';
import { ROLES, type ColorPath } from './fields';

/** The pairs of text and background that the library's components create in a scheme. */
export function listPairs(palette: Theme['palette'], draft: Draft, scheme: Scheme): ColorPair[] {
  const hasOneBackground =
    readPalette(palette, 'background.default') === readPalette(palette, 'background.paper');
  const pages: readonly ColorPath[] = hasOneBackground
    ? ['background.paper']
    : ['background.paper', 'background.default'];
  const onPages = (front: ColorPath) =>
    pages.map((back): ColorPair => ({ scheme, front, back, adjusted: front, side: 'front' }));
  const roles = ROLES.flatMap((role): ColorPair[] => {
    const [main, dark, ink] = [`${role}.main`, `${role}.dark`, `${role}.contrastText`] as const;
    const onRole = { scheme, front: ink, side: 'back' } as const;
    // The theme chooses another text color for a changed main, unless the reader has set one.
    const choice = `${scheme}.${ink}` in draft ? {} : { chooseFront: palette.getContrastText };
    return [
      { ...onRole, back: main, adjusted: main, ...choice },
      { ...onRole, back: dark, adjusted: dark },
      ...onPages(main),
    ];
  });
  return [...onPages('text.primary'), ...onPages('text.secondary'), ...roles];
}
