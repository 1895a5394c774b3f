/** Names of the drawings in `Art.tsx`; listed here because the checks of pages cannot load JSX. */
export const ART_NAMES = ['search', 'edit', 'quiet', 'pinned'] as const;

export type ArtName = (typeof ART_NAMES)[number];
