import type { ReactNode } from 'react';
import type { ArtName } from './artNames';

/**
 * Drawings of landing pages. Classes of `content/node/elements/landing.css` set their colors, so they
 * suit both color modes.
 */
const DRAWINGS: Readonly<Record<ArtName, ReactNode>> = {
  /** A search field with a word, and the prop that it finds. */
  search: (
    <>
      <rect className="art-sheet" x="14" y="16" width="212" height="36" rx="10" />
      <circle className="art-line" cx="34" cy="33" r="6" />
      <path className="art-line" d="m39 38 5 5" />
      <path className="art-bar-strong" d="M56 34h58" />
      <path className="art-caret" d="M121 27v14" />
      <rect className="art-sheet" x="14" y="62" width="212" height="62" rx="10" />
      <rect className="art-accent-soft" x="20" y="68" width="200" height="24" rx="6" />
      <path className="art-bar-accent" d="M30 80h40" />
      <path className="art-bar" d="M80 80h74" />
      <path className="art-line-accent" d="M208 75v4q0 3-3 3h-8m3-3-3 3 3 3" />
      <path className="art-bar" d="M30 106h30M70 106h94" />
    </>
  ),
  /** An edited line of code that moves a slider. */
  edit: (
    <>
      <rect className="art-sheet" x="14" y="16" width="118" height="108" rx="10" />
      <path className="art-bar" d="M28 36h44M36 54h28M36 90h52M28 108h30" />
      <rect className="art-accent-soft" x="30" y="62" width="86" height="20" rx="5" />
      <path className="art-bar-accent" d="M36 72h34" />
      <path className="art-bar-strong" d="M80 72h14" />
      <path className="art-caret" d="M101 65v14" />
      <path className="art-line-accent" d="M140 72h18m-5-5 5 5-5 5" />
      <rect className="art-sheet" x="166" y="34" width="60" height="72" rx="10" />
      <path className="art-track" d="M178 60h36" />
      <path className="art-bar-accent" d="M178 60h20" />
      <circle className="art-accent" cx="199" cy="60" r="7" />
      <rect className="art-accent" x="178" y="80" width="36" height="14" rx="5" />
    </>
  ),
  /** A page of text, and a gauge that has hardly moved. */
  quiet: (
    <>
      <rect className="art-sheet" x="14" y="16" width="122" height="108" rx="10" />
      <path className="art-bar-strong" d="M28 38h62" />
      <path className="art-bar" d="M28 58h94M28 72h84M28 86h92M28 100h56" />
      <path className="art-track" d="M158 104a32 32 0 1 1 56 0" />
      <path className="art-bar-accent" d="M158 104a32 32 0 0 1-3-24" />
      <path className="art-line" d="m186 89-23-6" />
      <circle className="art-accent" cx="186" cy="89" r="4" />
    </>
  ),
  /** A pinned release between earlier and later ones. */
  pinned: (
    <>
      <path className="art-track" d="M20 92h200" />
      <circle className="art-dot" cx="44" cy="92" r="6" />
      <circle className="art-dot" cx="82" cy="92" r="6" />
      <circle className="art-dot" cx="196" cy="92" r="6" />
      <path className="art-line-accent" d="M139 80V66" />
      <circle className="art-accent" cx="139" cy="92" r="9" />
      <rect className="art-sheet" x="92" y="24" width="94" height="42" rx="10" />
      <path className="art-bar-accent" d="M106 38h26" />
      <path className="art-bar" d="M106 52h44" />
      <path className="art-line-accent" d="m162 44 4 4 8-9" />
    </>
  ),
};

/** A decorative drawing. */
export function Art({ name }: { name: ArtName }) {
  return (
    <svg className="art" viewBox="0 0 240 140" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}
