import type { Scheme } from '../../draft/fields';
import type { Pair } from '../../draft/previewTheme';
import { ROLES, type Role } from './fields';
import { findSource, hasToken, readPalette } from './palette';

/** The shade of links and colored text, which have the channels of a color instead of a token. */
const LINK_SHADE: Readonly<Record<Scheme, string>> = { light: '500', dark: '400' };

/** The pairs of text and background that the library's components make in a scheme, each color combination once. */
export function listPairs(palette: unknown, scheme: Scheme): Pair[] {
  const isFlat = readPalette(palette, 'background.body') === readPalette(palette, 'background.surface');
  const pages = isFlat ? ['background.surface'] : ['background.surface', 'background.body'];
  const onPages = (front: string) =>
    pages.map((back): Pair => ({ scheme, front, back, adjusted: findSource(palette, front), side: 'front' }));
  const texts = ['text.primary', 'text.secondary', 'text.tertiary'].flatMap((front) =>
    onPages(front).map((pair): Pair => ({ ...pair, adjusted: front })),
  );
  const roles = ROLES.flatMap((role) => [
    ...listVariantPairs(palette, scheme, role),
    ...onPages(`${role}.plainColor`),
    ...onPages(`${role}.outlinedColor`),
    ...onPages(`${role}.${LINK_SHADE[scheme]}`),
  ]);
  // Messages of fields with an error have this shade in both schemes.
  const errors = onPages('danger.500');
  const seen = new Set<string>();
  return [...texts, ...roles, ...errors].filter(({ front, back, adjusted }) => {
    const key = `${findSource(palette, front)} ${findSource(palette, back)} ${adjusted}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The text of each variant on its background, at rest and below the pointer. */
function listVariantPairs(palette: unknown, scheme: Scheme, role: Role): Pair[] {
  const toPair = (variant: string, state: '' | 'Hover'): Pair => {
    const [own, rest] = [`${role}.${variant}${state}Color`, `${role}.${variant}Color`];
    const front = hasToken(palette, own) ? own : rest;
    const back = `${role}.${variant}${state}Bg`;
    // The background has a field of its own: its shade, in which text may be elsewhere, stays.
    if (variant === 'solid') return { scheme, front, back, adjusted: back, side: 'back' };
    return { scheme, front, back, adjusted: findSource(palette, front), side: 'front' };
  };
  return [
    toPair('solid', ''),
    toPair('solid', 'Hover'),
    toPair('soft', ''),
    toPair('soft', 'Hover'),
    toPair('plain', 'Hover'),
    toPair('outlined', 'Hover'),
  ];
}
