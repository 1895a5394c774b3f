import type { Scheme } from '../../draft/fields';
import type { ColorPair } from '../../draft/previewTheme';
import { ROLES, type Role } from './fields';
import { findSource, hasToken, readSource } from './palette';

/** The shade of links and colored text, which use the channels of a color instead of a token. */
const LINK_SHADE: Readonly<Record<Scheme, string>> = { light: '500', dark: '400' };

/** The pairs of text and background that the library's components create in a scheme, without duplicates. */
export function listPairs(palette: unknown, scheme: Scheme): ColorPair[] {
  const hasOneBackground =
    readSource(palette, 'background.body') === readSource(palette, 'background.surface');
  const pages = hasOneBackground ? ['background.surface'] : ['background.surface', 'background.body'];
  const onPages = (front: string) =>
    pages.map(
      (back): ColorPair => ({ scheme, front, back, adjusted: findSource(palette, front), side: 'front' }),
    );
  const texts = ['text.primary', 'text.secondary', 'text.tertiary'].flatMap((front) =>
    onPages(front).map((pair): ColorPair => ({ ...pair, adjusted: front })),
  );
  const roles = ROLES.flatMap((role) => [
    ...listVariantPairs(palette, scheme, role),
    ...onPages(`${role}.plainColor`),
    ...onPages(`${role}.outlinedColor`),
    ...onPages(`${role}.${LINK_SHADE[scheme]}`),
  ]);
  // Error messages of fields have this shade in both schemes.
  const errors = onPages('danger.500');
  const seen = new Set<string>();
  return [...texts, ...roles, ...errors].filter(({ front, back, adjusted }) => {
    const key = `${findSource(palette, front)} ${findSource(palette, back)} ${adjusted}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The text of each variant on its background, at rest and on hover. */
function listVariantPairs(palette: unknown, scheme: Scheme, role: Role): ColorPair[] {
  const toPair = (variant: string, state: '' | 'Hover'): ColorPair => {
    const [own, rest] = [`${role}.${variant}${state}Color`, `${role}.${variant}Color`];
    const front = hasToken(palette, own) ? own : rest;
    const back = `${role}.${variant}${state}Bg`;
    // Changes the background's own field, not the shade it refers to, which may be a text color elsewhere.
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
