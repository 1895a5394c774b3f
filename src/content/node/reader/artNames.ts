/** Names of the drawings of landings: `Art.tsx`. The checks of pages cannot load JSX. */
export const ART_NAMES = ['search', 'edit', 'quiet', 'pinned'] as const;

export type ArtName = (typeof ART_NAMES)[number];
